import { queueMail } from '#features/mails/server/queue.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue, type Task } from '#platform/server/jobs.ts';
import { isNews } from '../rules/applications.ts';
import { decisionOf } from './own.ts';

/**
 * Tells an applicant of a decision once it can no longer be undone. A decision made meanwhile has a later time and a job of
 * its own.
 */
export const tellDecision: Task<'tell-decision'> = async ({ application_id }, { database, clock }) => {
  await database.asSystem('job tell-decision', (tx) => tellDueDecision(tx, application_id, clock()));
};

/**
 * Clears the held decision if its time has passed; the change of the row refreshes the applicant's screens. The e-mail is
 * queued in the same transaction: one for each decision that was not taken back, however often this runs and whenever the
 * process dies (decision 0025).
 */
export async function tellDueDecision(tx: Tx, id: string, now: Date): Promise<void> {
  const row = await tx
    .selectFrom('visa_applications')
    .select(['user_id', 'version', 'status', 'status_reason', 'held_status', 'held_reason', 'held_until'])
    .where('id', '=', id)
    .where('held_until', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  await tx
    .updateTable('visa_applications')
    .set({ held_status: null, held_reason: null, held_until: null })
    .where('id', '=', id)
    .execute();
  // A plan may have been paused during the review; the job checks whether another application is still reviewed.
  if (row.held_status === 'under_review' && row.status !== 'under_review')
    await enqueue(tx, 'resume-plan', { user_id: row.user_id }, { jobKey: `resume-plan:${row.user_id}` });
  const { held, ...told } = decisionOf(row);
  if (!held || !isNews(held, told)) return;
  await queueMail(tx, {
    userId: row.user_id,
    template: 'decision',
    parameters: { application_id: id, version: row.version },
    dedupeKey: `decision:${id}:${row.version}`,
  });
}
