import type { Selectable } from 'kysely';
import type { Documents } from '#db/generated/types.ts';
import type { DocumentRow } from '../contract.ts';
import { paperOf } from '../rules/document-types.ts';
import { isChecking, knownFindings } from '../rules/file-findings.ts';

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

/** The one way a document leaves the server. Rows that are being deleted are never presented. */
export function presentDocument(row: ShownRow): DocumentRow {
  return {
    id: row.id,
    application_id: row.application_id,
    step_id: row.step_id,
    file_name: row.file_name,
    file_type: row.file_type,
    file_size: Number(row.file_size),
    document_category: row.document_category,
    guide_item: row.guide_item === 'nif-document' ? row.guide_item : null,
    upload_status: row.upload_status === 'deleting' ? 'pending' : row.upload_status,
    is_checking: isChecking(row),
    findings: knownFindings(row.findings),
    created_at: row.created_at.toISOString(),
    replaces_id: row.replaces_id,
    review: reviewOf(row),
  };
}

/** What our team says of it, where it is theirs to say something. */
function reviewOf(row: ShownRow): DocumentRow['review'] {
  if (!paperOf(row) || row.upload_status !== 'uploaded' || !row.waiting_since) return null;
  return {
    status: row.review_status,
    reason: row.review_reason,
    waiting_since: row.waiting_since.toISOString(),
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
  };
}
