import { sql } from 'kysely';
import { journeyByGuide } from '#features/applications/rules/journey.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { type GuideFacts, statusAfter, ticked } from '../rules/guide.ts';

interface Change {
  applicationId: string;
  ownerId: string;
  before: GuideFacts;
  after: GuideFacts;
  hasDocuments: boolean;
}

/**
 * Writes what follows from the guide: percentage, stage, the stages' states, and the status where the applicant's own
 * doing moves it. The caller holds the application's lock.
 */
export async function writeProgress(tx: Tx, change: Change): Promise<void> {
  const { applicationId, before, after } = change;
  const status = statusAfter(before, after, change.hasDocuments);
  const { progress_percentage, current_step, stages } = journeyByGuide(ticked(after));
  const { rows } = await sql<{ moved: boolean }>`select app.record_progress(
    ${applicationId}, ${before.status}, ${status}, ${progress_percentage}, ${current_step},
    ${stages}) as moved`.execute(tx);
  if (!rows[0]?.moved) throw new AppError('conflict');
  if (status === before.status) return;
  await recordAudit(tx, {
    action: 'application.progressed',
    subject: { type: 'application', id: applicationId },
    ownerId: change.ownerId,
    details: { from: before.status, to: status },
  });
}
