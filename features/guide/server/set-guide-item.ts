import { lockOwnApplication } from '#features/applications/server/lock-own-application.ts';
import { readOwnApplication } from '#features/applications/server/read-own-application.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { inBoth } from '#platform/server/say.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { setGuideItem as contract, GuideId } from '../contract.ts';
import { type GuideFacts, guideRefusal, withTick } from '../rules/guide.ts';
import { guideRefusals as ptGuideRefusals } from '../texts/guide-refusals.pt.ts';
import { guideRefusals } from '../texts/guide-refusals.ts';
import { presentGuide } from './present-guide.ts';
import { readGuideFacts } from './read-guide-facts.ts';
import { recordTick } from './record-tick.ts';
import { writeProgress } from './write-progress.ts';

const sayGuide = inBoth(guideRefusals, ptGuideRefusals);

/**
 * Ticks an item or a step of the guide, or takes it back, and moves the application with it. The rules judge by the
 * status the applicant has been told; a decision of staff that can still be undone unlocks nothing.
 * Throws `not_found`, and `conflict` with the reason when the step is locked or not ready.
 */
export async function setGuideItem(
  { params, body }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const { application_id: applicationId, item_id: id } = params;
    await lockOwnApplication(tx, applicationId);
    const now = platform.clock();
    const told = await readOwnApplication(tx, person.userId, applicationId, now);
    if (!told) throw new AppError('not_found');

    const { facts: before, hasDocuments } = await readGuideFacts(tx, applicationId, told.status);
    const refusal = body.completed ? guideRefusal(before, id) : undefined;
    if (refusal)
      throw new AppError('conflict', {
        message: sayGuide((texts) => texts[refusal]),
        details: { reason: refusal },
      });

    const after = withTick(before, id, body.completed ? now.toISOString() : null);
    const changes = changedTicks(before, after);
    if (changes.length > 0) {
      for (const tick of changes)
        await recordTick(tx, { applicationId, ownerId: person.userId, ...tick, at: now, requestId });
      const status = await readStatus(tx, applicationId);
      await writeProgress(tx, {
        applicationId,
        ownerId: person.userId,
        before: { ...before, status },
        after: { ...after, status },
        hasDocuments,
      });
    }
    const application = await readOwnApplication(tx, person.userId, applicationId, now);
    if (!application) throw new AppError('internal');
    return {
      guide: presentGuide(applicationId, { ...after, status: application.status }),
      application,
    };
  });
}

/** The status as it is stored: staff may have decided a moment ago. */
async function readStatus(tx: Tx, applicationId: string) {
  const { status } = await tx
    .selectFrom('visa_applications')
    .select('status')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return status;
}

/** One tick may take another with it: the last action of the NIF checklist its step, an item taken back its step. */
function changedTicks(before: GuideFacts, after: GuideFacts): { id: GuideId; completed: boolean }[] {
  const ids = new Set([...Object.keys(before.completed), ...Object.keys(after.completed)] as GuideId[]);
  return [...ids]
    .filter((id) => (before.completed[id] === undefined) !== (after.completed[id] === undefined))
    .map((id) => ({ id, completed: after.completed[id] !== undefined }));
}
