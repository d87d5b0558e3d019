import { formatTime, formatWeekdayTime } from './format.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** "4:10 PM", or "Thursday 4:10 PM"; undefined for a time that is not told, is over, or is a week away. */
export function formatWhenBack(until: string | null, now: Date = new Date()): string | undefined {
  const ahead = until ? Date.parse(until) - now.getTime() : 0;
  if (!until || Number.isNaN(ahead) || ahead <= 0 || ahead > 7 * dayMs) return undefined;
  const today = new Date(until).toDateString() === now.toDateString();
  return today ? formatTime(until) : formatWeekdayTime(until);
}
