/** Why a member of staff opens a document. The owner reads it, and it stays in the audit log, so there is no free text. */
export const openingReasons = ['review', 'question', 'appointment', 'check'] as const;
export type OpeningReason = (typeof openingReasons)[number];

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

/** We promise a decision within two business days; after `soonHours` it is urgent. */
export const promisedHours = 48;
const soonHours = 36;

/** Business time stops on Saturdays and Sundays, by UTC, so that it is the same everywhere. Public holidays are ignored. */
const isWorkday = (time: number): boolean => {
  const weekday = new Date(time).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};
const startOfDay = (time: number): number => Math.floor(time / day) * day;

/** Business time between two moments, in milliseconds. */
export function businessTime(from: Date, to: Date): number {
  let sum = 0;
  for (let at = from.getTime(); at < to.getTime(); ) {
    const end = Math.min(startOfDay(at) + day, to.getTime());
    if (isWorkday(at)) sum += end - at;
    at = end;
  }
  return sum;
}

/** When the review of what waits since `from` is due. */
export function promisedBy(from: Date): Date {
  let left = promisedHours * hour;
  let at = from.getTime();
  for (;;) {
    const end = startOfDay(at) + day;
    if (isWorkday(at)) {
      if (left <= end - at) return new Date(at + left);
      left -= end - at;
    }
    at = end;
  }
}

/** What has waited since before this moment is overdue at `now`. */
export function overdueBefore(now: Date): Date {
  let left = promisedHours * hour;
  let at = now.getTime();
  for (;;) {
    const start = startOfDay(at - 1);
    if (isWorkday(start)) {
      if (left <= at - start) return new Date(at - left);
      left -= at - start;
    }
    at = start;
  }
}

export type Urgency = 'in_time' | 'soon' | 'overdue';

export function urgencyOf(since: Date, now: Date): Urgency {
  if (since < overdueBefore(now)) return 'overdue';
  return businessTime(since, now) >= soonHours * hour ? 'soon' : 'in_time';
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
