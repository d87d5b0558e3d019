import { formatCount } from '#platform/browser/format.ts';

const minute = 60;
const hour = 60 * minute;

/** A wait in whole units: "40 s", "12 min", "3 h". */
export function formatWait(seconds: number): string {
  if (seconds < minute) return `${seconds} s`;
  if (seconds < hour) return `${Math.floor(seconds / minute)} min`;
  return `${formatCount(Math.floor(seconds / hour))} h`;
}
