import { addDays, dayOf } from '#features/traffic/rules/traffic.ts';
import { numberOf } from '#platform/shared/day-numbers.ts';

/** What is measured: cases decided, documents reviewed, conversations that got their first reply. */
export const workloadKinds = ['case', 'document', 'message'] as const;
export type WorkloadKind = (typeof workloadKinds)[number];

/** How many weeks a report covers, the present one included. */
export const periods = ['4', '13', '26'] as const;
export type Period = (typeof periods)[number];
export const defaultPeriod: Period = '13';

/** Where an age of open cases ends and the next begins, in days. */
export const ageBounds = [30, 90, 180] as const;

/** In place of a colleague's id: accounts that are gone, and what nobody has answered. */
export const otherColleagues = ['gone', 'unanswered'] as const;

/** The Mondays of the last weeks, oldest first; days are those of `analyticsTimeZone`. */
export function weeksUntil(now: Date, period: Period): [string, ...string[]] {
  const today = dayOf(now);
  // Day 0 was a Thursday.
  const monday = addDays(today, -((numberOf(today) + 3) % 7));
  const count = Number(period);
  const first = addDays(monday, -7 * (count - 1));
  return [first, ...Array.from({ length: count - 1 }, (_, at) => addDays(first, 7 * (at + 1)))];
}
