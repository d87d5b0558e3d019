import { queueMail } from '#features/mails/server/queue.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue, type JobPlatform } from '#platform/server/jobs.ts';
import type { JobPayload } from '#platform/shared/jobs.ts';
import { isNews } from '../rules/applications.ts';
import { decisionOf } from './own.ts';

/**
 * Tells an applicant of a decision once the time to undo has passed. A decision that came in between has a later time
 * and a job of its own.
 */
export async function tellDecision(
  { application_id }: JobPayload<'tell-decision'>,
  { database, clock }: JobPlatform,
): Promise<void> {
  await database.asSystem('job tell-decision', (tx) => tellWhatIsDue(tx, application_id, clock()));
}

/**
 * Forgets what the applicant was still shown, if its time has passed: the change of the row is what tells their screens
 * to look again. The e-mail is queued in the same transaction, and what was forgotten cannot be told a second time: so
 * there is one for each decision that stood, however often this runs and whenever the process dies (decision 0025).
 */
export async function tellWhatIsDue(tx: Tx, id: string, now: Date): Promise<void> {
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
  // A plan may have been paused while this was being decided; the job looks whether anything else still is.
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
