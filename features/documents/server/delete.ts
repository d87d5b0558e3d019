import type { Selectable } from 'kysely';
import type { Documents } from '#db/generated/types.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { recomputeProgress } from '#features/guide/server/progress.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Files } from '#platform/server/files/files.ts';
import { enqueue, type Task } from '#platform/server/jobs.ts';
import type { Operation } from '#platform/server/operation.ts';
import type * as contract from '../contract.ts';

/**
 * Deletes one of the caller's documents, finished or not. It disappears at once; the bytes and then the row are erased by
 * a job that is queued in the same transaction and retries.
 */
export const deleteDocument: Operation<typeof contract.deleteDocument, 'person'> = async (
  { params },
  { person, transaction, requestId },
) => {
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
};

/** Erases a deleted document. Runs until it succeeds; idempotent. */
export const eraseDocument: Task<'erase-document'> = async ({ document_id }, { database, files }) => {
  await database.asSystem('erase a document', async (tx) => {
    const row = await tx
      .selectFrom('documents')
      .select(['id', 'user_id', 'file_path', 'upload_status'])
      .where('id', '=', document_id)
      .where('upload_status', '=', 'deleting')
      .forUpdate()
      .executeTakeFirst();
    if (row) await eraseRow(tx, files, row);
  });
};

/**
 * Erases the bytes first, then the row: while there are bytes, a row knows of them. `row` must be locked, so that no upload
 * publishes in between.
 */
export async function eraseRow(
  tx: Tx,
  files: Files,
  row: Pick<Selectable<Documents>, 'id' | 'user_id' | 'file_path' | 'upload_status'>,
): Promise<void> {
  await files.erase(row.file_path);
  await tx.deleteFrom('documents').where('id', '=', row.id).execute();
  // Of an announced file whose bytes never came there is nothing to record.
  if (row.upload_status !== 'deleting') return;
  await recordAudit(tx, {
    action: 'document.erased',
    subject: { type: 'document', id: row.id },
    ownerId: row.user_id,
  });
}
