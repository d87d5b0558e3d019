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

/** From the request to the NIF: from some hours to four weeks (fact 'nif-time'). */
export const nifArrival = of('week', 0, 4);

/**
 * Beyond the record itself. At most the 5 weeks by mail of the fact 'apostille' (apostillemydocument.com, February 2026:
 * check before you rely on it); at least nothing: the specification gives record and apostille together 3 to 4 weeks.
 */
export const apostilleDuration = of('week', 0, 5);

/**
 * From the day of hand-in to the answer: people report 30 to 60 days, and up to 90 (fact 'processing-time'). The
 * specification's 15 to 30 business days and its stage of 6 to 8 weeks are shown, and no day is counted from them.
 */
export const decisionDuration = of('day', 30, 90);

/** Between which days, 'YYYY-MM-DD', the answer to what was handed in on a day is likely. */
export function decisionOf(handedIn: string): { earliest: string; latest: string } {
  const [least, most] = daysOf(decisionDuration);
  return { earliest: plusDays(handedIn, least), latest: plusDays(handedIn, most) };
}
