import type { Durations } from '#features/facts/durations.ts';
import type { GuideStepId } from '#features/guide/rules/guide-items.ts';
import { type Duration, daysOf, plusDays } from '#platform/shared/day-numbers.ts';

const of = (unit: Duration['unit'], least: number, most = least): Duration => ({ least, most, unit });

/** The estimated time of each step (applicant specification, section 2, 'Visa process'). */
export const stepDurations: Readonly<Record<GuideStepId, Duration>> = {
  'nif-number': of('minute', 10, 15),
  'nif-document': of('minute', 5),
  documents: of('week', 1, 2),
  'online-application': of('minute', 30, 45),
  interview: of('week', 2, 4),
  settlement: of('month', 2, 3),
};

/** How long each of the four stages takes (applicant specification, section 2, 'Your Path to Portugal'), as it is shown. */
export const stageDurations = [
  of('week', 2, 4),
  of('week', 1, 2),
  of('week', 4, 6),
  of('week', 6, 8),
] as const;

/**
 * Between which days, 'YYYY-MM-DD', the answer to what was handed in on a day is likely. The specification's 15 to 30
 * business days and its stage of 6 to 8 weeks are shown, and no day is counted from them.
 */
export function decisionOf(handedIn: string, durations: Durations): { earliest: string; latest: string } {
  const [least, most] = daysOf(durations['processing-time']);
  return { earliest: plusDays(handedIn, least), latest: plusDays(handedIn, most) };
}
