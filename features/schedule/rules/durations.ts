import type { GuideStepId } from '#features/guide/rules/guide-items.ts';
import type { Duration } from '#platform/shared/day-numbers.ts';

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

/** How long each of the four stages takes (applicant specification, section 2, 'Your Path to Portugal'); in order. */
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

/** How long the authorities take with a submitted application (applicant specification, section 2, step 4). */
export const processingDuration = of('business day', 15, 30);

/** The earliest and latest end of something that begins at `start`, in local time. */
export function spanFrom({ least, most, unit }: Duration, start: Date): { earliest: Date; latest: Date } {
  return { earliest: after(start, least, unit), latest: after(start, most, unit) };
}

function after(start: Date, amount: number, unit: Duration['unit']): Date {
  const date = new Date(start);
  if (unit === 'minute') date.setMinutes(date.getMinutes() + amount);
  if (unit === 'day') date.setDate(date.getDate() + amount);
  if (unit === 'week') date.setDate(date.getDate() + amount * 7);
  if (unit === 'month') {
    const day = date.getDate();
    date.setMonth(date.getMonth() + amount);
    // November 30 plus three months is the end of February, not March 2.
    if (date.getDate() !== day) date.setDate(0);
  }
  if (unit === 'business day')
    for (let left = amount; left > 0; ) {
      date.setDate(date.getDate() + 1);
      if (isBusinessDay(date)) left -= 1;
    }
  return date;
}

/** Monday to Friday. Holidays are not considered: those of the authority in question are unknown. */
const isBusinessDay = (date: Date): boolean => date.getDay() % 6 !== 0;
