const msOfDay = 86_400_000;
const daysIn: Partial<Record<Duration['unit'], number>> = { minute: 0, day: 1, week: 7 };

/** A day of a calendar, 'YYYY-MM-DD', as a number, so that no time zone and no change of clocks takes part. */
export const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / msOfDay;

/** The day that a number stands for. */
export const dayOf = (number: number): string => new Date(number * msOfDay).toISOString().slice(0, 10);

/** The UTC day of a moment, 'YYYY-MM-DD'. */
export const utcDay = (date: Date): string => date.toISOString().slice(0, 10);

/** So many days later; earlier when negative. */
export const plusDays = (day: string, days: number): string => dayOf(numberOf(day) + days);

/** A time as the specification gives it, from `least` to `most` of a unit; the same number twice when it gives one. */
export interface Duration {
  least: number;
  most: number;
  unit: 'minute' | 'day' | 'week' | 'month' | 'business day';
}

/** Days that something takes, least and most. */
export type Days = readonly [number, number];

/** A duration in days. What takes minutes takes none, and a month counts 30. */
export function daysOf({ least, most, unit }: Duration): Days {
  const days = daysIn[unit] ?? 30;
  return [least * days, most * days];
}
