/** Where a conversation stands. */
export const supportStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

const hour = 3_600_000;
const day = 24 * hour;

/** How long we take to answer (specification, support page). */
const replyHours = 24;
/** From then on a promise is at risk, while there is still time to keep it. */
export const riskHours = 18;

/** Characters that each field may have: the body is a reply's, the note is for staff alone. */
export const supportLimits = { subject: 200, message: 10_000, body: 10_000, note: 10_000 } as const;
/** Characters of what somebody adds to a rating. */
export const ratingWordsLimit = 1_000;

/** What one person may send within a day: enough for a bad day, too little to bury others. */
export const supportPerDay = { messages: 10, replies: 50 } as const;

/** How many conversations are changed at once, at most. */
export const mostChanges = 100;

/** So long a merge can be undone, unless somebody writes before. */
export const mergeUndoMinutes = 30;

/** What is wrong with what somebody wrote into a field, before it is sent; the server checks the same. */
export function faultIn(field: keyof typeof supportLimits, text: string): 'missing' | 'tooLong' | undefined {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  return length > supportLimits[field] ? 'tooLong' : undefined;
}

/**
 * Until when we promised an answer: a day after the first thing the person said that nobody has answered. Null when
 * nobody waits.
 */
export function replyDueAt(waitingSince: Date | null): Date | null {
  return waitingSince && new Date(waitingSince.getTime() + replyHours * hour);
}

/** Whoever wrote before this moment has waited so long that the promise is at risk. */
export function atRiskBefore(now: Date): Date {
  return new Date(now.getTime() - riskHours * hour);
}

/** How a waiting person stands to the promise of a day. */
export function urgencyOf(waitingSince: Date, now: Date): 'calm' | 'at_risk' | 'late' {
  const waited = now.getTime() - waitingSince.getTime();
  if (waited >= replyHours * hour) return 'late';
  return waited >= riskHours * hour ? 'at_risk' : 'calm';
}

/** Whether the person is asked, or may still say otherwise: at the end, and afterwards as long as an answer stands. */
export function mayRate(status: string, isRated: boolean): boolean {
  return status === 'resolved' || (status === 'closed' && isRated);
}

/** Longer than any appointment is away; what sleeps longer is forgotten. */
const longestSnooze = 366 * day;

/** What is wrong with a moment until which a conversation shall sleep. */
export function faultInSnooze(until: Date, now: Date): 'past' | 'tooFar' | undefined {
  const ahead = until.getTime() - now.getTime();
  if (Number.isNaN(ahead) || ahead <= 0) return 'past';
  return ahead > longestSnooze ? 'tooFar' : undefined;
}

/** Where a working day begins, by the reader's own clock. */
const morning = 9;

export type SnoozePreset = 'tomorrow' | 'inThreeDays' | 'nextWeek';

/**
 * The usual moments to come back to something, soonest first: mornings, by the reader's clock. Next week is the coming
 * Monday. Two names of one moment are no choice: on Sundays that is tomorrow, on Fridays it is in three days.
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
