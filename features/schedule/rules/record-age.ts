import type { Durations } from '#features/facts/durations.ts';
import { daysOf, plusDays, utcDay } from '#platform/shared/day-numbers.ts';
import { type DateKind, daysBetween } from './dates.ts';

/** The specification's (applicant-side.md, step 3, 'criminal-record'). */
const acceptedMonths = 6;

/** Consulates' lists ask for a criminal record of less than so many days when it is handed in. */
export const recordAge = (durations: Durations): number => daysOf(durations['criminal-record-age'])[1];

/** The day to be reminded of: for a criminal record when it gets too old for some consulates, else the saved day. */
export const dueDay = (kind: DateKind, day: string, durations: Durations): string =>
  kind === 'criminal_record_issued' ? plusDays(day, recordAge(durations)) : day;

/** Whether a criminal record is recent enough. Ages are in days; days are 'YYYY-MM-DD'. */
export type RecordCheck =
  /** Without an appointment. `old`: already too old for some. */
  | { at: 'any-day'; old: false; useBy: string }
  | { at: 'any-day'; old: true; age: number; lastDay: string }
  | { at: 'appointment'; fits: 'everywhere'; age: number }
  | { at: 'appointment'; fits: 'some'; age: number }
  /** When to order a new one is said by the schedule. */
  | { at: 'appointment'; fits: 'nowhere'; age: number }
  /** Issued after the appointment. */
  | { at: 'after' };

interface Record {
  issued: string;
  appointment: string | null;
}

/** Checks a record's age on the day of the appointment, or today without one. */
export function checkRecord(
  { issued, appointment }: Record,
  today: string,
  durations: Durations,
): RecordCheck {
  const young = recordAge(durations);
  const lastDay = plusMonths(issued, acceptedMonths);
  // A past appointment says nothing about the next one.
  if (appointment === null || appointment < today) {
    const age = daysBetween(issued, today);
    return age < young
      ? { at: 'any-day', old: false, useBy: plusDays(issued, young) }
      : { at: 'any-day', old: true, age, lastDay };
  }
  const age = daysBetween(issued, appointment);
  if (age < 0) return { at: 'after' };
  if (age < young) return { at: 'appointment', fits: 'everywhere', age };
  return { at: 'appointment', fits: appointment <= lastDay ? 'some' : 'nowhere', age };
}

/** August 31 plus six months is the end of February, not March 3. */
function plusMonths(day: string, months: number): string {
  const moment = new Date(day);
  const date = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() + months);
  if (moment.getUTCDate() !== date) moment.setUTCDate(0);
  return utcDay(moment);
}
