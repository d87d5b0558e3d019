import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { deleteExperiment as contract } from '../contract/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import { lockExperiment } from './read-experiments.ts';

/** Deletes a draft. Throws `not_found`, for one that is gone already too, and `conflict` for all that ever ran. */
export async function deleteExperiment(
  { params: { id } }: Parsed<typeof contract>,
  { requestId, transaction }: RequestContext<'admin'>,
): Promise<undefined> {
  await transaction(async (tx) => {
    const { abilities } = await lockExperiment(tx, id);
    if (!abilities.delete) throw new AppError('conflict', { message: officeExperimentTexts.notADraft });
    await tx.deleteFrom('experiments').where('id', '=', id).execute();
    await recordAudit(tx, { action: 'experiment.deleted', subject: { type: 'experiment', id }, requestId });
  });
}
