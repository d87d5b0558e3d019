export const supportStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

export const isFinished = (status: SupportStatus): boolean => status === 'resolved' || status === 'closed';

const hour = 3_600_000;
const day = 24 * hour;

/** Within which we promise to answer (specification, support page). */
export const replyHours = 24;
/** After which the promise counts as at risk. */
export const riskHours = 18;

/** Maximum length in characters; `body` is a reply's, `note` is for staff only. */
export const supportLimits = { subject: 200, message: 10_000, body: 10_000, note: 10_000 } as const;
/** Maximum length of the words beside a rating, in characters. */
export const ratingWordsLimit = 1_000;

/** What one person may send within a day. */
export const supportPerDay = { messages: 10, replies: 50 } as const;

/** Counts of views stop here. */
export const countsStopAt = 1_000;

/** The most conversations in one bulk change. */
export const mostChanges = 100;

/** How long a merge can be undone, unless a message is written before. */
export const mergeUndoMinutes = 30;

/** Validates a field before it is sent; the server checks the same. */
export function faultIn(field: keyof typeof supportLimits, text: string): 'missing' | 'tooLong' | undefined {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  return length > supportLimits[field] ? 'tooLong' : undefined;
}

/** Until when we promised an answer: a day after the first unanswered message. Null when nobody waits. */
export function replyDueAt(waitingSince: Date | null): Date | null {
  return waitingSince && new Date(waitingSince.getTime() + replyHours * hour);
}

/** Conversations waiting since before this moment are at risk. */
export function atRiskBefore(now: Date): Date {
  return new Date(now.getTime() - riskHours * hour);
}

export function urgencyOf(waitingSince: Date, now: Date): 'calm' | 'at_risk' | 'late' {
  const waited = now.getTime() - waitingSince.getTime();
  if (waited >= replyHours * hour) return 'late';
  return waited >= riskHours * hour ? 'at_risk' : 'calm';
}

/** When resolved; once closed, only to change an earlier rating. */
export function mayRate(status: string, isRated: boolean): boolean {
  return status === 'resolved' || (status === 'closed' && isRated);
}

/** In ms: longer than any appointment is away. */
const longestSnooze = 366 * day;

export function faultInSnooze(until: Date, now: Date): 'past' | 'tooFar' | undefined {
  const ahead = until.getTime() - now.getTime();
  if (Number.isNaN(ahead) || ahead <= 0) return 'past';
  return ahead > longestSnooze ? 'tooFar' : undefined;
}

/** The hour at which a working day begins, in local time. */
const morning = 9;

export type SnoozePreset = 'tomorrow' | 'inThreeDays' | 'nextWeek';

/**
 * The presets for snoozing, soonest first: mornings in local time. `nextWeek` is the coming Monday. Of two presets for the
 * same moment (on Sundays and Fridays) the first is kept.
 */
export function snoozeChoices(now: Date): { preset: SnoozePreset; until: Date }[] {
  const inDays = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning);
  const toMonday = (8 - now.getDay()) % 7 || 7;
  const choices = [
    { preset: 'tomorrow', until: inDays(1) },
    { preset: 'nextWeek', until: inDays(toMonday) },
    { preset: 'inThreeDays', until: inDays(3) },
  ] as const;
  return choices
    .filter(({ until }, at) => choices.findIndex((other) => +other.until === +until) === at)
    .sort((one, other) => +one.until - +other.until);
}
