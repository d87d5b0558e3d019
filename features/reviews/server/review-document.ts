import { recordAudit } from '#features/audit/server/record-audit.ts';
import { paperOf } from '#features/documents/rules/document-types.ts';
import { AppError } from '#platform/server/app-error.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { reviewDocument as contract } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { lockDocument } from './lock-document.ts';
import { findOfficeDocument } from './office-document.ts';
import { staleError } from './stale-document.ts';
import { writeReview } from './write-review.ts';

/** Long enough to press Undo, and for the other papers of a case to come into the same e-mail. */
const mailAfterMs = 60_000;

const actions = {
  accepted: 'document.accepted',
  returned: 'document.returned',
  waiting: 'document.review_undone',
} as const;

/**
 * Accepts a document, asks for a new copy, or takes either back. The applicant sees it at once; the e-mail about a new
 * copy goes a minute later, if it still stands. Throws `not_found`, `stale` when somebody said something else meanwhile,
 * `conflict` for papers that nobody reviews.
 */
export async function reviewDocument(
  { params, body }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const present = await lockDocument(tx, params.id);
    if (!paperOf(present)) throw new AppError('conflict', { message: officeReviewTexts.notReviewed });
    if (present.review_version !== body.version) throw await staleError(tx, params.id);

    const same = body.status === present.review_status && body.status !== 'returned';
    if (same) return findOfficeDocument(tx, present.id);

    const at = platform.clock();
    const said = { status: body.status, reason: body.reason ?? null };
    await writeReview(tx, present, said, { userId: person.userId, at });
    // The reason is the applicant's business and goes with their document: the log says only what was decided.
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
}
