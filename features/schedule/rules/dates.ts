export const dateKinds = [
  'appointment',
  'handed_in',
  'move_in',
  'passport_expiry',
  'criminal_record_issued',
] as const;
export type DateKind = (typeof dateKinds)[number];

/** The days that an e-mail reminds of: nothing is left to do for what was handed in. */
export const remindedKinds = ['appointment', 'move_in', 'passport_expiry', 'criminal_record_issued'] as const;
export type RemindedKind = (typeof remindedKinds)[number];

/** A day on which something has happened; the others are still to come when they are saved. */
export const isPastKind = (kind: DateKind): boolean =>
  kind === 'handed_in' || kind === 'criminal_record_issued';

/** Days before a date at which an e-mail reminds of it. */
export const reminderLeads = [14, 3] as const;

const longAgoYears = 2;

/** A passport is valid for ten years. */
const mostYears = 15;

export interface TypedDay {
  month: string;
  day: string;
  year: string;
}

export type DayProblem = 'incomplete' | 'impossible' | 'past' | 'too_far' | 'future' | 'long_ago';

/** Parses three boxes into 'YYYY-MM-DD'. `today` is the user's own, 'YYYY-MM-DD'. */
export function readDay(
  typed: TypedDay,
  today: string,
  kind: DateKind,
): { day: string } | { problem: DayProblem } {
  const parts = [typed.year, typed.month, typed.day].map((part) => part.trim());
  if (parts.some((part) => part === '')) return { problem: 'incomplete' };
  if (!/^\d{4} \d{1,2} \d{1,2}$/.test(parts.join(' '))) return { problem: 'impossible' };
  const [year = '', month = '', date = ''] = parts;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  // February 30 would become March 2.
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== day)
    return { problem: 'impossible' };
  return problemOf(day, today, kind) ?? { day };
}

/** Checks an existing day: not on the wrong side of today and not too far off. */
export function problemOf(day: string, today: string, kind: DateKind): { problem: DayProblem } | undefined {
  if (isPastKind(kind)) {
    if (day > today) return { problem: 'future' };
    return Number(day.slice(0, 4)) < Number(today.slice(0, 4)) - longAgoYears
      ? { problem: 'long_ago' }
      : undefined;
  }
  if (day < today) return { problem: 'past' };
  return Number(day.slice(0, 4)) > Number(today.slice(0, 4)) + mostYears ? { problem: 'too_far' } : undefined;
}

/** Days from one 'YYYY-MM-DD' to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The lead of the reminder that is due on `today`. None for a day that was saved after its lead began, none on the day. */
export function dueReminder(day: string, savedOn: string, today: string): number | undefined {
  const left = daysBetween(today, day);
  if (left < 1) return undefined;
  const lead = reminderLeads.findLast((days) => left <= days);
  return lead !== undefined && daysBetween(savedOn, day) > lead ? lead : undefined;
}
