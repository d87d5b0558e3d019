import { officeSupportTexts } from '../texts/office-support.ts';

const texts = officeSupportTexts.waiting;
const minute = 60_000;

/** How long ago a moment is, in the two largest parts: "3 h 10 m", "2 d 4 h", "just now". */
export function waited(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / minute));
  if (minutes === 0) return texts.justNow;
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return [texts.days(days), hours && texts.hours(hours)].filter(Boolean).join(' ');
  return [hours && texts.hours(hours), minutes % 60 && texts.minutes(minutes % 60)].filter(Boolean).join(' ');
}
