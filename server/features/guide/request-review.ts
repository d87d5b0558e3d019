import { sql } from 'kysely';
import type { requestReview as contract } from '#domain/contracts/applications.ts';
import type { Output, Parsed } from '#domain/contracts/contract.ts';
import { requiredDocuments } from '#domain/rules/document-types.ts';
import { ticked } from '#domain/rules/guide.ts';
import { journeyByGuide } from '#domain/rules/journey.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { lockOwnApplication } from '../applications/lock-own-application.ts';
import { readOwnApplication } from '../applications/read-own-application.ts';
import { sayApplication } from '../applications/say.ts';
import { recordAudit } from '../audit/record-audit.ts';
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
