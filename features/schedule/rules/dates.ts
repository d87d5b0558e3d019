/** The days that a person may save to be reminded of. */
export const dateKinds = ['appointment', 'move_in', 'passport_expiry', 'criminal_record_issued'] as const;
export type DateKind = (typeof dateKinds)[number];

/** So many days before a day an e-mail reminds of it. */
export const reminderLeads = [14, 3] as const;

/** Of a paper that was issued longer ago nobody needs to know the day. */
const longAgoYears = 2;

/** Nobody plans further ahead; a passport is good for ten years. */
const mostYears = 15;

/** What somebody typed into three boxes. */
export interface TypedDay {
  month: string;
  day: string;
  year: string;
}

export type DayProblem = 'incomplete' | 'impossible' | 'past' | 'too_far' | 'future' | 'long_ago';

/** 'YYYY-MM-DD' from three boxes, or what is wrong with them. `today` is the reader's own, as 'YYYY-MM-DD'. */
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

/** What is wrong with a day that exists: it lies on the wrong side of today, or is further off than anybody plans. */
export function problemOf(day: string, today: string, kind: DateKind): { problem: DayProblem } | undefined {
  if (kind === 'criminal_record_issued') {
    if (day > today) return { problem: 'future' };
    return Number(day.slice(0, 4)) < Number(today.slice(0, 4)) - longAgoYears
      ? { problem: 'long_ago' }
      : undefined;
  }
  if (day < today) return { problem: 'past' };
  return Number(day.slice(0, 4)) > Number(today.slice(0, 4)) + mostYears ? { problem: 'too_far' } : undefined;
}

/** How many days it is from one 'YYYY-MM-DD' to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/**
 * Which reminder of a day is due on `today`: the nearest whose time has come. None for a day that was saved after that
 * time, because whoever saved it knows, and none on the day itself.
 */
export function dueReminder(day: string, savedOn: string, today: string): number | undefined {
  const left = daysBetween(today, day);
  if (left < 1) return undefined;
  const lead = reminderLeads.findLast((days) => left <= days);
  return lead !== undefined && daysBetween(savedOn, day) > lead ? lead : undefined;
}
