import { sql } from 'kysely';
import type * as applications from '#features/applications/contract/applications.ts';
import { journeyByGuide } from '#features/applications/rules/journey.ts';
import { lockOwnApplication, readOwnApplication, sayApplication } from '#features/applications/server/own.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { AppError, inBoth } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Operation } from '#platform/server/operation.ts';
import type * as contract from '../contract.ts';
import type { GuideId } from '../contract.ts';
import {
  type GuideFacts,
  guideRefusal,
  statusAfter,
  stepsToReopen,
  ticked,
  withTick,
} from '../rules/guide.ts';
import { guideRefusals as ptGuideRefusals } from '../texts/guide-refusals.pt.ts';
import { guideRefusals } from '../texts/guide-refusals.ts';
import { presentGuide, readGuideFacts } from './read.ts';

const sayGuide = inBoth(guideRefusals, ptGuideRefusals);

/**
 * Ticks an item or a step of the guide, or takes it back, and moves the application with it. The rules judge by the
 * status the applicant has been told; a decision of staff that can still be undone unlocks nothing.
 * Throws `not_found`, and `conflict` with the reason when the step is locked or not ready.
 */
export const setGuideItem: Operation<typeof contract.setGuideItem, 'person'> = (
  { params, body },
  { person, platform, requestId, transaction },
) =>
  transaction(async (tx) => {
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

/**
 * After one of the actor's documents came, went or was filed elsewhere, in the same transaction: reopens the steps that
 * lost what they need and brings the application's progress and status up to date. Throws `not_found`.
 */
export async function recomputeProgress(tx: Tx, applicationId: string): Promise<void> {
  await lockOwnApplication(tx, applicationId);
  const { user_id, status } = await tx
    .selectFrom('visa_applications')
    .select(['user_id', 'status'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const { facts: before, hasDocuments } = await readGuideFacts(tx, applicationId, status);
  let after = before;
  for (const step of stepsToReopen(before)) {
    after = withTick(after, step, null);
    await recordTick(tx, { applicationId, ownerId: user_id, id: step, completed: false });
  }
  await writeProgress(tx, { applicationId, ownerId: user_id, before, after, hasDocuments });
}

/**
 * Hands an application to the team: `in_progress` becomes `under_review`. Needs all six types of document. Asking again
 * changes nothing. Throws `not_found`, and `conflict` when types are missing or staff have decided already.
 */
export const requestReview: Operation<typeof applications.requestReview, 'person'> = (
  { params: { id } },
  { person, platform, requestId, transaction },
) =>
  transaction(async (tx) => {
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

interface Tick {
  applicationId: string;
  ownerId: string;
  id: GuideId;
  completed: boolean;
  /** When it was completed; now when absent. */
  at?: Date;
  requestId?: string;
}

/** Writes or removes one tick and records it. The caller holds the application's lock and knows that it changes. */
async function recordTick(tx: Tx, tick: Tick): Promise<void> {
  const { applicationId, ownerId, id } = tick;
  if (tick.completed) {
    await tx
      .insertInto('application_guide_items')
      .values({
        application_id: applicationId,
        item_id: id,
        completed_by: ownerId,
        ...(tick.at && { completed_at: tick.at }),
      })
      .execute();
  } else {
    await tx
      .deleteFrom('application_guide_items')
      .where('application_id', '=', applicationId)
      .where('item_id', '=', id)
      .execute();
  }
  await recordAudit(tx, {
    action: tick.completed ? 'guide.completed' : 'guide.reopened',
    subject: { type: 'application', id: applicationId },
    ownerId,
    details: { item: id },
    ...(tick.requestId && { requestId: tick.requestId }),
  });
}

interface Change {
  applicationId: string;
  ownerId: string;
  before: GuideFacts;
  after: GuideFacts;
  hasDocuments: boolean;
}

/**
 * Writes what follows from the guide: percentage, stage, the stages' states, and the status where the applicant's own
 * doing moves it. The caller holds the application's lock.
 */
async function writeProgress(tx: Tx, change: Change): Promise<void> {
  const { applicationId, before, after } = change;
  const status = statusAfter(before, after, change.hasDocuments);
  const { progress_percentage, current_step, stages } = journeyByGuide(ticked(after));
  const { rows } = await sql<{ moved: boolean }>`select app.record_progress(
    ${applicationId}, ${before.status}, ${status}, ${progress_percentage}, ${current_step},
    ${stages}) as moved`.execute(tx);
  if (!rows[0]?.moved) throw new AppError('conflict');
  if (status === before.status) return;
  await recordAudit(tx, {
    action: 'application.progressed',
    subject: { type: 'application', id: applicationId },
    ownerId: change.ownerId,
    details: { from: before.status, to: status },
  });
}
