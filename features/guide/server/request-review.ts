import { sql } from 'kysely';
import type { requestReview as contract } from '#features/applications/contract/applications.ts';
import { journeyByGuide } from '#features/applications/rules/journey.ts';
import { lockOwnApplication } from '#features/applications/server/lock-own-application.ts';
import { readOwnApplication } from '#features/applications/server/read-own-application.ts';
import { sayApplication } from '#features/applications/server/say.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { ticked } from '../rules/guide.ts';
import { readGuideFacts } from './read-guide-facts.ts';

/**
 * Hands an application to the team: `in_progress` becomes `under_review`. Needs all six types of document. Asking again
 * changes nothing. Throws `not_found`, and `conflict` when types are missing or staff have decided already.
 */
export async function requestReview(
  { params: { id } }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    await lockOwnApplication(tx, id);
    const { status } = await tx
      .selectFrom('visa_applications')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { facts } = await readGuideFacts(tx, id, status);
    if (status !== 'under_review') {
      if (!requiredDocuments.every((type) => facts.documentTypes.includes(type)))
        throw new AppError('conflict', { message: sayApplication((texts) => texts.reviewNeedsDocuments) });
      if (status !== 'in_progress')
        throw new AppError('conflict', { message: sayApplication((texts) => texts.decidedAlready) });
      const { progress_percentage, current_step, stages } = journeyByGuide(ticked(facts));
      await sql`select app.record_progress(${id}, ${status}, 'under_review', ${progress_percentage},
        ${current_step}, ${stages})`.execute(tx);
      await recordAudit(tx, {
        action: 'application.review_requested',
        subject: { type: 'application', id },
        ownerId: person.userId,
        requestId,
      });
    }
    const application = await readOwnApplication(tx, person.userId, id, platform.clock());
    if (!application) throw new AppError('internal');
    return { application };
  });
}
