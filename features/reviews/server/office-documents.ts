import { sql } from 'kysely';
import { findApplication } from '#features/applications/server/office-applications.ts';
import { paperOf } from '#features/documents/rules/document-types.ts';
import { isChecking, knownFindings } from '#features/documents/rules/file-findings.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Operation } from '#platform/server/operation.ts';
import type * as contract from '../contract.ts';
import type { OfficeDocument } from '../contract.ts';

/** What an applicant has uploaded to one application and how it stands, newest first. Throws `not_found`. */
export const listCaseDocuments: Operation<typeof contract.listCaseDocuments, 'staff'> = (
  { params },
  { platform, transaction },
) =>
  transaction(async (tx) => {
    await findApplication(tx, params.id);
    const rows = await officeDocuments(tx)
      .where('document.application_id', '=', params.id)
      .orderBy('document.created_at', 'desc')
      .orderBy('document.id')
      .execute();
    return { documents: rows.map(presentOfficeDocument), scanner: platform.scanner.mode };
  });

/** Documents with what was last said about them and by whom, as staff may read them. Those being deleted are gone. */
function officeDocuments(tx: Tx) {
  return tx
    .selectFrom('documents as document')
    .leftJoin('document_reviews as review', (join) =>
      join
        .onRef('review.document_id', '=', 'document.id')
        .onRef('review.version', '=', 'document.review_version'),
    )
    .leftJoin('accounts as reviewer', 'reviewer.id', 'review.reviewed_by')
    .leftJoin('profiles as reviewer_profile', 'reviewer_profile.user_id', 'review.reviewed_by')
    .select([
      'document.id',
      'document.application_id',
      'document.file_name',
      'document.file_type',
      'document.file_size',
      'document.document_category',
      'document.guide_item',
      'document.upload_status',
      'document.replaces_id',
      'document.created_at',
      'document.review_status',
      'document.review_reason',
      'document.review_version',
      'document.waiting_since',
      'document.findings',
      'document.check_status',
      'review.reviewed_at',
    ])
    .select([
      sql<string | null>`coalesce(reviewer_profile.full_name, reviewer.display_name, reviewer.email)`.as(
        'reviewed_by',
      ),
      sql<boolean>`exists (select from documents newer
        where newer.replaces_id = document.id and newer.upload_status = 'uploaded')`.as('replaced'),
    ])
    .where('document.upload_status', 'in', ['pending', 'uploaded']);
}

type OfficeDocumentRow = Awaited<ReturnType<ReturnType<typeof officeDocuments>['executeTakeFirstOrThrow']>>;

/** The one way a document leaves for staff. */
function presentOfficeDocument(row: OfficeDocumentRow): OfficeDocument {
  const uploaded = row.upload_status === 'uploaded';
  return {
    id: row.id,
    application_id: row.application_id,
    file_name: row.file_name,
    file_type: row.file_type,
    file_size: Number(row.file_size),
    document_category: row.document_category,
    guide_item: row.guide_item === 'nif-document' ? row.guide_item : null,
    upload_status: uploaded ? 'uploaded' : 'pending',
    is_checking: isChecking(row),
    findings: knownFindings(row.findings),
    replaces_id: row.replaces_id,
    created_at: row.created_at.toISOString(),
    replaced: row.replaced,
    review:
      uploaded && paperOf(row) && row.waiting_since
        ? {
            status: row.review_status,
            reason: row.review_reason,
            waiting_since: row.waiting_since.toISOString(),
            reviewed_by: row.reviewed_by,
            reviewed_at: row.reviewed_at?.toISOString() ?? null,
            version: row.review_version,
          }
        : null,
  };
}

/** One document for staff. Throws `not_found`. */
export async function findOfficeDocument(tx: Tx, id: string): Promise<OfficeDocument> {
  const row = await officeDocuments(tx).where('document.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return presentOfficeDocument(row);
}
