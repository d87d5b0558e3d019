import type { ReviewStatus } from '#features/documents/rules/document-types.ts';
import type { Tx } from '#platform/server/database.ts';
import type { LockedDocument } from './lock-document.ts';

/**
 * Writes what a member of staff says of a document, raises the version so that whoever saw the old one is told, and
 * keeps it in the history. The row must be locked.
 */
export async function writeReview(
  tx: Tx,
  present: LockedDocument,
  said: { status: ReviewStatus; reason: string | null },
  by: { userId: string; at: Date },
): Promise<void> {
  const decided = said.status === 'accepted' || said.status === 'returned';
  const waited = present.review_status === 'waiting' || present.review_status === 'in_review';
  const version = present.review_version + 1;
  await tx
    .updateTable('documents')
    .set({
      review_status: said.status,
      review_reason: said.reason,
      reviewed_at: decided ? by.at : null,
      review_version: version,
    })
    .where('id', '=', present.id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('document_reviews')
    .values({
      document_id: present.id,
      user_id: present.user_id,
      status: said.status,
      reason: said.reason,
      reviewed_by: by.userId,
      version,
      // Only the first word after waiting says how long we took; a changed one does not.
      waited_since: decided && waited ? present.waiting_since : null,
    })
    .execute();
}
