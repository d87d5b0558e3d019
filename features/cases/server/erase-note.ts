import type { Task } from '#platform/server/jobs.ts';
import { restorableMinutes } from '../rules/case-notes.ts';

/** What this job may be early by: clocks of several machines differ. */
const slackMs = 60_000;

/** Erases a note that was removed and not restored in time. One that was removed again meanwhile has a job of its own. */
export const eraseNote: Task<'erase-note'> = async ({ note_id }, { database, clock }) => {
  const before = new Date(clock().getTime() - restorableMinutes * 60_000 + slackMs);
  await database.asSystem('erase a note', (tx) =>
    tx.deleteFrom('application_notes').where('id', '=', note_id).where('removed_at', '<=', before).execute(),
  );
};
