import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { recordAudit } from '../audit/record-audit.ts';

/**
 * The first finished guide item or document moves an application from `started` to `in_progress`; later ones change
 * nothing. Part of the transaction that finishes it. An application that is not the actor's is left alone.
 */
export async function recordFirstActivity(tx: Tx, applicationId: string): Promise<void> {
  const application = await tx
    .selectFrom('visa_applications')
    .select(['user_id', 'progress_percentage', 'current_step'])
    .where('id', '=', applicationId)
    .where('status', '=', 'started')
    .executeTakeFirst();
  if (!application) return;
  const steps = await tx
    .selectFrom('application_steps')
    .select('status')
    .where('application_id', '=', applicationId)
    .orderBy('step_number')
    .execute();
  const { rows } = await sql<{ moved: boolean }>`select app.record_progress(
    ${applicationId}, 'started', 'in_progress', ${application.progress_percentage}, ${application.current_step},
    ${steps.map((step) => step.status)}) as moved`.execute(tx);
  if (!rows[0]?.moved) return;
  await recordAudit(tx, {
    action: 'application.progressed',
    subject: { type: 'application', id: applicationId },
    ownerId: application.user_id,
    details: { from: 'started', to: 'in_progress' },
  });
}
