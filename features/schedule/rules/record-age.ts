import { plusDays } from '#platform/shared/day-numbers.ts';
import { type DateKind, daysBetween } from './dates.ts';

/**
 * How old a criminal record may be when it is handed in. Lists for the United States ask for less than 90 days (fact
 * 'criminal-record-age', disputed); the specification says 6 months (applicant-side.md, step 3, 'criminal-record').
 */
export const recordAges = { days: 90, months: 6 } as const;

/** A new one takes 3 to 4 weeks (applicant-side.md, step 3): the longer of it. */
const orderDays = 28;

/** The day that counts: of a criminal record when it gets too old for some, of all else the saved day itself. */
export const dueDay = (kind: DateKind, day: string): string =>
  kind === 'criminal_record_issued' ? plusDays(day, recordAges.days) : day;

/** How a criminal record stands. Ages are in days; days are 'YYYY-MM-DD'. */
export type RecordCheck =
  /** Nobody knows yet when it is handed in. `old`: it already is too old for some. */
  | { at: 'any-day'; old: false; useBy: string }
  | { at: 'any-day'; old: true; age: number; lastDay: string }
  | { at: 'appointment'; fits: 'everywhere'; age: number }
  | { at: 'appointment'; fits: 'some'; age: number }
  /** `orderBy` may have passed: then there is no time to lose. */
  | { at: 'appointment'; fits: 'nowhere'; age: number; orderBy: string }
  /** Issued after the appointment: one of the two days is wrong, or it is for another one. */
  | { at: 'after' };

/** Whether a record that was issued on a day is young enough on the day of the appointment, or as of today without one. */
export function checkRecord(issued: string, appointment: string | null, today: string): RecordCheck {
  const lastDay = plusMonths(issued, recordAges.months);
  // An appointment that is over says nothing of the next one.
  if (appointment === null || appointment < today) {
    const age = daysBetween(issued, today);
    return age < recordAges.days
      ? { at: 'any-day', old: false, useBy: plusDays(issued, recordAges.days) }
      : { at: 'any-day', old: true, age, lastDay };
  }
  const age = daysBetween(issued, appointment);
  if (age < 0) return { at: 'after' };
  if (age < recordAges.days) return { at: 'appointment', fits: 'everywhere', age };
  if (appointment <= lastDay) return { at: 'appointment', fits: 'some', age };
  return { at: 'appointment', fits: 'nowhere', age, orderBy: plusDays(appointment, -orderDays) };
}

/** August 31 and six months are the end of February, not March 3. */
function plusMonths(day: string, months: number): string {
  const moment = new Date(day);
  const date = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() + months);
  if (moment.getUTCDate() !== date) moment.setUTCDate(0);
  return moment.toISOString().slice(0, 10);
}
