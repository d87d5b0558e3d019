import { undoSeconds } from './applications.ts';

interface Entry {
  action: string;
  subject_id: string;
  occurred_at: Date;
}

/** What staff do to a status. An undone or replaced decision leaves both rows in the log. */
const decisions = ['application.decided', 'application.decision_undone'];

/**
 * Of log entries, newest first, those an applicant may know of at `now`: a decision only once it can no longer be
 * undone and nothing undid or replaced it within that time, as in `shownToApplicant`.
 */
export function toldToApplicant<E extends Entry>(entries: readonly E[], now: Date): E[] {
  return entries.filter((entry, index) => {
    if (!decisions.includes(entry.action)) return true;
    if (entry.action !== 'application.decided') return false;
    const next = entries
      .slice(0, index)
      .findLast((later) => later.subject_id === entry.subject_id && decisions.includes(later.action));
    const until = next?.occurred_at ?? now;
    return until.getTime() - entry.occurred_at.getTime() >= undoSeconds * 1000;
  });
}
