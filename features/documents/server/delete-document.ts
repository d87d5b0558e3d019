import { recordAudit } from '#features/audit/server/record-audit.ts';
import { recomputeProgress } from '#features/guide/server/recompute-progress.ts';
import { AppError } from '#platform/server/app-error.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { deleteDocument as contract } from '../contract.ts';

/**
 * Gives up one of the caller's documents, finished or not. It is gone for everybody at once; the bytes and then the
 * row are erased by a job that is queued with the same commit and keeps trying.
 */
export async function deleteDocument(
  { params }: Parsed<typeof contract>,
  { person, transaction, requestId }: RequestContext<'person'>,
): Promise<undefined> {
  await transaction(async (tx) => {
    const row = await tx
      .selectFrom('documents')
      .select(['id', 'application_id'])
      .where('id', '=', params.id)
      .where('upload_status', '<>', 'deleting')
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError('not_found');

    await tx.updateTable('documents').set({ upload_status: 'deleting' }).where('id', '=', row.id).execute();
    await recomputeProgress(tx, row.application_id);
    await recordAudit(tx, {
      action: 'document.deleted',
      subject: { type: 'document', id: row.id },
      ownerId: person.userId,
      requestId,
      details: { application_id: row.application_id },
    });
    await enqueue(tx, 'erase-document', { document_id: row.id });
  });
}
