import { recordAudit } from '#features/audit/server/record-audit.ts';
import { paperOf, type ReviewStatus } from '#features/documents/rules/document-types.ts';
import { queueMail } from '#features/mails/server/queue.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue, type Task } from '#platform/server/jobs.ts';
import type { Operation } from '#platform/server/operation.ts';
import type * as contract from '../contract.ts';
import type { StaleDocument } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { findOfficeDocument, isReplaced } from './office-documents.ts';

/** Long enough to press Undo, and for the other papers of a case to be in the same e-mail. */
const mailAfterMs = 60_000;

const actions = {
  accepted: 'document.accepted',
  returned: 'document.returned',
  waiting: 'document.review_undone',
} as const;

/**
 * Accepts a document, returns it, or takes either back. The applicant sees it at once; the e-mail about a returned document
 * follows a minute later unless that was taken back. Throws `not_found`, `stale` when another member of staff reviewed it
 * meanwhile, and `conflict` for papers that are not reviewed.
 */
export const reviewDocument: Operation<typeof contract.reviewDocument, 'staff'> = (
  { params, body },
  { person, platform, requestId, transaction },
) =>
  transaction(async (tx) => {
    const present = await lockDocument(tx, params.id);
    if (!paperOf(present)) throw new AppError('conflict', { message: officeReviewTexts.notReviewed });
    if (present.review_version !== body.version) throw await staleError(tx, params.id);

    if (body.status === present.review_status && body.status !== 'returned')
      return findOfficeDocument(tx, present.id);

    const at = platform.clock();
    const review = { status: body.status, reason: body.reason ?? null };
    await writeReview(tx, present, review, { userId: person.userId, at });
    // The reason is personal and erased with the document: the audit log has only the decision.
    await recordAudit(tx, {
      action: actions[body.status],
      subject: { type: 'document', id: present.id },
      ownerId: present.user_id,
      details: { from: present.review_status, version: present.review_version + 1 },
      requestId,
    });
    if (body.status === 'returned') {
      const { application_id } = present;
      const runAt = new Date(at.getTime() + mailAfterMs);
      await enqueue(
        tx,
        'tell-returned',
        { application_id },
        { jobKey: `tell-returned:${application_id}`, runAt },
      );
    }
    return findOfficeDocument(tx, present.id);
  });

/**
 * Writes a review, also to the history, and raises the version, so that a review of the old one is refused as stale. The row
 * must be locked.
 */
export async function writeReview(
  tx: Tx,
  present: LockedDocument,
  { status, reason }: { status: ReviewStatus; reason: string | null },
  by: { userId: string; at: Date },
): Promise<void> {
  const decided = status === 'accepted' || status === 'returned';
  const waited = present.review_status === 'waiting' || present.review_status === 'in_review';
  const version = present.review_version + 1;
  await tx
    .updateTable('documents')
    .set({
      review_status: status,
      review_reason: reason,
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
      status,
      reason,
      reviewed_by: by.userId,
      version,
      // Only the first decision after waiting measures how long it took, not a changed one.
      waited_since: decided && waited ? present.waiting_since : null,
    })
    .execute();
}

/**
 * Locks an uploaded document until the transaction ends: of two members of staff the second waits here and then sees what
 * the first did. Throws `not_found`.
 */
export async function lockDocument(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('documents')
    .select([
      'id',
      'user_id',
      'application_id',
      'document_category',
      'guide_item',
      'review_status',
      'review_version',
      'waiting_since',
      'findings',
      'check_status',
    ])
    .where('id', '=', id)
    .where('upload_status', '=', 'uploaded')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

type LockedDocument = Awaited<ReturnType<typeof lockDocument>>;

/** The refusal of a review of an older version: the present document, and who changed it. */
async function staleError(tx: Tx, id: string): Promise<AppError> {
  const document = await findOfficeDocument(tx, id);
  const details: StaleDocument = {
    document,
    changed_by: document.review?.reviewed_by ?? null,
    changed_at: document.review?.reviewed_at ?? null,
  };
  return new AppError('stale', { details });
}

/**
 * Queues one e-mail about the returned papers of an application, unless all were taken back, replaced or deleted meanwhile
 * or the applicant has already been told.
 */
export const tellReturned: Task<'tell-returned'> = async ({ application_id }, { database }) => {
  await database.asSystem('job tell-returned', async (tx) => {
    const newest = await tx
      .selectFrom('documents as document')
      .innerJoin('document_reviews as review', (join) =>
        join
          .onRef('review.document_id', '=', 'document.id')
          .onRef('review.version', '=', 'document.review_version'),
      )
      .select(['document.user_id', 'review.id'])
      .where('document.application_id', '=', application_id)
      .where('document.upload_status', '=', 'uploaded')
      .where('document.review_status', '=', 'returned')
      .where(({ not }) => not(isReplaced))
      .orderBy('review.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!newest) return;
    await queueMail(tx, {
      userId: newest.user_id,
      template: 'document-returned',
      parameters: { application_id },
      // By the newest review: a batch is one e-mail, and a review that was mailed already sends none.
      dedupeKey: `document-returned:${newest.id}`,
    });
  });
};
