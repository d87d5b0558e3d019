const msOfDay = 86_400_000;
const daysIn: Partial<Record<Duration['unit'], number>> = { minute: 0, day: 1, week: 7 };

/** A calendar day 'YYYY-MM-DD' as a number, without time zones and clock changes. */
export const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / msOfDay;

/** The day of a number. */
export const dayOf = (number: number): string => new Date(number * msOfDay).toISOString().slice(0, 10);

/** The UTC day of a moment, 'YYYY-MM-DD'. */
export const utcDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Adds days, or subtracts when negative. */
export const plusDays = (day: string, days: number): string => dayOf(numberOf(day) + days);

/** A time in the specification, from `least` to `most` of a unit; equal when it gives one number. */
export interface Duration {
  least: number;
  most: number;
  unit: 'minute' | 'day' | 'week' | 'month';
}

/** Least and most days. */
export type Days = readonly [number, number];

/** A duration in days: minutes are 0, a month is 30. */
export function daysOf({ least, most, unit }: Duration): Days {
  const days = daysIn[unit] ?? 30;
  return [least * days, most * days];
}
