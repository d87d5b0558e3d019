import type { Selectable } from 'kysely';
import type { Documents } from '#db/generated/types.ts';
import { requireOwnApplication } from '#features/applications/server/own.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { recomputeProgress } from '#features/guide/server/progress.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Operation, ReadOperation } from '#platform/server/operation.ts';
import { together } from '#platform/shared/together.ts';
import type * as contract from '../contract.ts';
import type { DocumentRow } from '../contract.ts';
import { bringItemOf, guideItemOf, paperOf } from '../rules/document-types.ts';
import { isChecking, knownFindings } from '../rules/file-findings.ts';

/** The documents of one of the caller's applications, newest first, unfinished uploads among them. */
export const listDocuments: ReadOperation<typeof contract.listDocuments> = ({ query }, { transaction }) =>
  transaction(async (tx) => {
    let documents = tx
      .selectFrom('documents')
      .select(shownColumns)
      .where('application_id', '=', query.application_id)
      .where('upload_status', '<>', 'deleting')
      .orderBy('created_at', 'desc')
      .orderBy('id');
    if (query.step_id) documents = documents.where('step_id', '=', query.step_id);
    if (query.document_category)
      documents = documents.where('document_category', '=', query.document_category);
    const { rows } = await together({
      known: requireOwnApplication(tx, query.application_id),
      rows: documents.execute(),
    });
    return { documents: rows.map(presentDocument) };
  });

/**
 * Files one of the caller's documents under another category. The guide follows in the same transaction: a step that
 * loses its last file of a type is reopened. Idempotent.
 */
export const categoriseDocument: Operation<typeof contract.categoriseDocument, 'person'> = (
  { params, body },
  { person, transaction, requestId },
) =>
  transaction(async (tx) => {
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

    // The review was about the other type: the document waits again (functions/document_review.sql).
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

/** The columns of a document that leave the server. Path, hash and wrapped key never do. */
export const shownColumns = [
  'id',
  'application_id',
  'step_id',
  'file_name',
  'file_type',
  'file_size',
  'document_category',
  'guide_item',
  'bring_item',
  'upload_status',
  'created_at',
  'replaces_id',
  'review_status',
  'review_reason',
  'reviewed_at',
  'waiting_since',
  'findings',
  'check_status',
] as const satisfies (keyof Documents)[];

type ShownRow = Pick<Selectable<Documents>, (typeof shownColumns)[number]>;

/** A document as its owner gets it. Rows that are being deleted are never presented. */
export function presentDocument(row: ShownRow): DocumentRow {
  return { ...presentFile(row), step_id: row.step_id, review: presentReview(row) };
}

/** What owner and staff see alike. */
export function presentFile(row: Omit<ShownRow, 'step_id'>) {
  return {
    id: row.id,
    application_id: row.application_id,
    file_name: row.file_name,
    file_type: row.file_type,
    file_size: row.file_size,
    document_category: row.document_category,
    guide_item: guideItemOf(row),
    bring_item: bringItemOf(row),
    upload_status: row.upload_status === 'deleting' ? ('pending' as const) : row.upload_status,
    is_checking: isChecking(row),
    findings: knownFindings(row.findings),
    created_at: row.created_at.toISOString(),
    replaces_id: row.replaces_id,
  };
}

/** The review of an uploaded document of a type that is reviewed, else null. */
export function presentReview(row: Omit<ShownRow, 'step_id'>): DocumentRow['review'] {
  if (!paperOf(row) || row.upload_status !== 'uploaded' || !row.waiting_since) return null;
  return {
    status: row.review_status,
    reason: row.review_reason,
    waiting_since: row.waiting_since.toISOString(),
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
  };
}
