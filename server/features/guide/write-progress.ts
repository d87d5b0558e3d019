import { sql } from 'kysely';
import { type GuideFacts, statusAfter, ticked } from '#domain/rules/guide.ts';
import { journeyByGuide } from '#domain/rules/journey.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { recordAudit } from '../audit/record-audit.ts';

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
