import { sql } from 'kysely';
import { findApplication } from '#features/applications/server/office-applications.ts';
import { presentFile, presentReview } from '#features/documents/server/documents.ts';
import { readSetAside } from '#features/guide/server/read.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ReadOperation } from '#platform/server/operation.ts';
import { together } from '#platform/shared/together.ts';
import type * as contract from '../contract.ts';
import type { OfficeDocument } from '../contract.ts';

/** The documents of one application with their reviews, newest first. Throws `not_found`. */
export const listCaseDocuments: ReadOperation<typeof contract.listCaseDocuments> = (
  { params },
  { platform, transaction },
) =>
  transaction(async (tx) => {
    const { rows, set_aside } = await together({
      application: findApplication(tx, params.id),
      rows: officeDocuments(tx)
        .where('document.application_id', '=', params.id)
        .orderBy('document.created_at', 'desc')
        .orderBy('document.id')
        .execute(),
      set_aside: readSetAside(tx, params.id),
    });
    return { documents: rows.map(presentOfficeDocument), set_aside, scanner: platform.scanner.mode };
  });

/** Whether a newer copy of the row `document` has arrived. */
export const isReplaced = sql<boolean>`exists (select from documents newer
  where newer.replaces_id = document.id and newer.upload_status = 'uploaded')`;

/** Documents with their last review and its reviewer. Those being deleted are left out. */
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
      'document.bring_item',
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
      isReplaced.as('replaced'),
    ])
    .where('document.upload_status', 'in', ['pending', 'uploaded']);
}

type OfficeDocumentRow = Awaited<ReturnType<ReturnType<typeof officeDocuments>['executeTakeFirstOrThrow']>>;

/** A document as staff get it. */
function presentOfficeDocument(row: OfficeDocumentRow): OfficeDocument {
  const review = presentReview(row);
  return {
    ...presentFile(row),
    replaced: row.replaced,
    review: review && { ...review, reviewed_by: row.reviewed_by, version: row.review_version },
  };
}

/** One document for staff. Throws `not_found`. */
export async function findOfficeDocument(tx: Tx, id: string): Promise<OfficeDocument> {
  const row = await officeDocuments(tx).where('document.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return presentOfficeDocument(row);
}
