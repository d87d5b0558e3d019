import {
  addBusinessDays,
  businessDaysBefore,
  isBusinessDay,
} from '#features/schedule/rules/business-days.ts';
import { plusDays, utcDay } from '#platform/shared/day-numbers.ts';

/** Why a member of staff opens a document. The owner reads it, and it stays in the audit log, so there is no free text. */
export const openingReasons = ['review', 'question', 'appointment', 'check'] as const;
export type OpeningReason = (typeof openingReasons)[number];

/** So long a document is in review for the member of staff who opened it, and is kept from `Next` of others, in minutes. */
export const heldMinutes = 15;

interface Reviewed {
  id: string;
  upload_status: string;
  replaces_id: string | null;
}

/** Whether a newer copy of it has arrived among `rows`, all of the same application. */
export function isReplaced({ id }: { id: string }, rows: readonly Reviewed[]): boolean {
  return rows.some((row) => row.replaces_id === id && row.upload_status === 'uploaded');
}

const hour = 3_600_000;
const day = 24 * hour;

/** A paper is looked at within two business days: by the end of the second one after the day it arrived. */
const promisedDays = 2;

/** Business time between two moments, in milliseconds; days are those of UTC, so that it is the same everywhere. */
export function businessTime(from: Date, to: Date): number {
  let sum = 0;
  for (let at = from.getTime(); at < to.getTime(); ) {
    const end = Math.min((Math.floor(at / day) + 1) * day, to.getTime());
    if (isBusinessDay(utcDay(new Date(at)))) sum += end - at;
    at = end;
  }
  return sum;
}

/** The day, 'YYYY-MM-DD', on which the review of what waits since `from` is due at the latest. */
export const promisedBy = (from: Date): string => addBusinessDays(utcDay(from), promisedDays);

/** What has waited since before this moment is overdue at `now`. */
export const overdueBefore = (now: Date): Date =>
  new Date(plusDays(businessDaysBefore(utcDay(now), promisedDays), 1));

/** The end of the day `promisedBy`: what waits since `from` is overdue from this moment on. */
export const reviewDueAt = (from: Date): Date => new Date(plusDays(promisedBy(from), 1));

/** The first moment from which what begins to wait has `reviewDueAt` at `due` or later. */
export function firstReviewDueAt(due: Date): Date {
  const midnight = new Date(Math.ceil(due.getTime() / day) * day);
  return overdueBefore(new Date(midnight.getTime() - day));
}

export type Urgency = 'in_time' | 'soon' | 'overdue';

/** soon: due today. */
export function urgencyOf(since: Date, now: Date): Urgency {
  const [due, today] = [promisedBy(since), utcDay(now)];
  if (due < today) return 'overdue';
  return due === today ? 'soon' : 'in_time';
}

/** Fewer decisions do not make a meaningful turnaround. */
export const fewestForTurnaround = 5;

/** Median business time of these decisions in whole hours, rounded up; undefined when there are too few. */
export function halfWithinHours(decided: readonly { since: Date; at: Date }[]): number | undefined {
  if (decided.length < fewestForTurnaround) return undefined;
  const times = decided.map(({ since, at }) => businessTime(since, at)).toSorted((one, other) => one - other);
  const middle = times[Math.ceil(times.length / 2) - 1] ?? 0;
  return Math.max(1, Math.ceil(middle / hour));
}
