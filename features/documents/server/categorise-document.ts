import { recordAudit } from '#features/audit/server/record-audit.ts';
import { recomputeProgress } from '#features/guide/server/recompute-progress.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { categoriseDocument as contract } from '../contract.ts';
import { presentDocument, shownColumns } from './present-document.ts';

/**
 * Files one of the caller's documents under another category. The guide follows in the same transaction: a step that
 * loses its last file of a type is reopened. Filing it where it is already changes nothing.
 */
export async function categoriseDocument(
  { params, body }: Parsed<typeof contract>,
  { person, transaction, requestId }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const row = await tx
      .selectFrom('documents')
      .select(shownColumns)
      .where('id', '=', params.id)
      .where('upload_status', '<>', 'deleting')
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError('not_found');
    const [from, to] = [row.document_category, body.document_category];
    if (from === to) return presentDocument(row);

    // What our team said was about the other type: the row begins to wait anew (functions/document_review.sql).
    const filed = await tx
      .updateTable('documents')
      .set({ document_category: to })
      .where('id', '=', row.id)
      .returning(shownColumns)
      .executeTakeFirstOrThrow();
    await recomputeProgress(tx, row.application_id);
    await recordAudit(tx, {
      action: 'document.categorised',
      subject: { type: 'document', id: row.id },
      ownerId: person.userId,
      details: { from, to },
      requestId,
    });
    return presentDocument(filed);
  });
}
