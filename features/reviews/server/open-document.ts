import { recordAudit } from '#features/audit/server/record-audit.ts';
import { paperOf } from '#features/documents/rules/document-types.ts';
import { isDrawable, knownFindings } from '#features/documents/rules/file-findings.ts';
import { makeLink } from '#features/documents/server/make-link.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { openDocument as contract } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { lockDocument } from './lock-document.ts';
import { findOfficeDocument } from './office-document.ts';
import { openingLink } from './opening-link.ts';
import { writeReview } from './write-review.ts';

/** Seconds. Long enough for a viewer to fetch all parts of a file, too short to pass the address on. */
const lifetime = 60;

/**
 * A member of staff opens a document. The record that its owner sees is committed before there is a link, and the bytes
 * are given out for that record alone (decision 0026). Opened to review it, a waiting document is in review. The record says
 * what was found in the file, and whether its opener was warned and wants the file itself (decision 0088).
 */
export async function openDocument(
  { params, body }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const { opening, document } = await transaction(async (tx) => {
    const present = await lockDocument(tx, params.id);
    if (present.check_status !== 'passed')
      throw new AppError('conflict', { message: officeReviewTexts.checks.notYet });
    const findings = knownFindings(present.findings);
    // There is no picture of it to look at first.
    if (!isDrawable(findings) && !body.warned)
      throw new AppError('conflict', { message: officeReviewTexts.checks.warnFirst });
    const opening = await recordAudit(tx, {
      action: 'document.opened_by_staff',
      subject: { type: 'document', id: present.id },
      ownerId: present.user_id,
      details: { reason: body.reason, ...(findings.length > 0 && { findings, warned: body.warned }) },
      requestId,
    });
    const begins = body.reason === 'review' && present.review_status === 'waiting' && paperOf(present);
    if (begins) {
      const by = { userId: person.userId, at: platform.clock() };
      await writeReview(tx, present, { status: 'in_review', reason: null }, by);
    } else {
      // Changes nothing, and tells the owner's screens to look again: there is one more opening to see.
      await tx
        .updateTable('documents')
        .set(({ ref }) => ({ review_version: ref('review_version') }))
        .where('id', '=', present.id)
        .execute();
    }
    return { opening, document: await findOfficeDocument(tx, present.id) };
  });
  const { path, claim } = openingLink({ opening, id: params.id });
  const link = makeLink(platform, path, { ...claim, sessionId: person.sessionId }, lifetime);
  return { ...link, document };
}
