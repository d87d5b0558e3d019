import { sql } from 'kysely';
import type * as applications from '#features/applications/contract/applications.ts';
import type { ApplicationStatus } from '#features/applications/rules/applications.ts';
import { journeyByGuide } from '#features/applications/rules/journey.ts';
import {
  applicationText,
  lockOwnApplication,
  readOwnApplication,
} from '#features/applications/server/own.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { sortPapers, type WaivableDocument } from '#features/documents/rules/document-types.ts';
import { AppError, translator } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Operation } from '#platform/server/operation.ts';
import { together } from '#platform/shared/together.ts';
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
import { guideOf, readGuideFacts, readGuideRest } from './read.ts';

const refusalText = translator(guideRefusals, ptGuideRefusals);

/**
 * Completes or reopens an item or a step of the guide, and updates the application's progress. The rules use the status that
 * the applicant has been told: a decision that can still be undone unlocks nothing. Throws `not_found`, and `conflict` with
 * the reason when the step is locked or not ready.
 */
export const setGuideItem: Operation<typeof contract.setGuideItem, 'person'> = (
  { params, body },
  { person, platform, requestId, transaction },
) =>
  transaction(async (tx) => {
    const { application_id: applicationId, item_id: id } = params;
    const now = platform.clock();
    const readOwn = () => readOwnApplication(tx, person.userId, applicationId, now);
    // Sent first, so all that follows it in the same write is read under the lock.
    const locked = lockOwnApplication(tx, applicationId);
    const told = readOwn().then(({ status }) => status);
    const { read, stored, rest } = await together({
      locked,
      read: readGuideFacts(tx, applicationId, told),
      stored: readApplication(tx, applicationId),
      rest: readGuideRest(tx, { id: applicationId, userId: person.userId }),
    });
    const { facts: before, hasDocuments } = read;
    const refusal = body.completed ? guideRefusal(before, id) : undefined;
    if (refusal)
      throw new AppError('conflict', {
        message: refusalText((texts) => texts[refusal]),
        details: { reason: refusal },
      });

    const after = withTick(before, id, body.completed ? now.toISOString() : null);
    const changes = changedTicks(before, after);
    const owned = { applicationId, ownerId: person.userId };
    // As stored: staff may have decided a moment ago.
    const { status } = stored;
    const from = { ...before, status };
    // In this order in one write: the application is read as the others leave it.
    const { application } = await together({
      ticks: Promise.all(changes.map((tick) => recordTick(tx, { ...owned, ...tick, at: now, requestId }))),
      progress:
        changes.length > 0 &&
        updateProgress(tx, applicationId, person.userId, from, { ...after, status }, hasDocuments),
      application: readOwn(),
    });
    const facts = { ...after, status: application.status };
    return { guide: guideOf(applicationId, facts, rest), application };
  });

function readApplication(tx: Tx, id: string) {
  return tx
    .selectFrom('visa_applications')
    .select(['user_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** One tick may change another: the last item of the NIF checklist completes its step, a reopened item reopens its step. */
function changedTicks(before: GuideFacts, after: GuideFacts): { id: GuideId; completed: boolean }[] {
  const ids = new Set([...Object.keys(before.completed), ...Object.keys(after.completed)] as GuideId[]);
  return [...ids]
    .filter((id) => (before.completed[id] === undefined) !== (after.completed[id] === undefined))
    .map((id) => ({ id, completed: after.completed[id] !== undefined }));
}

/**
 * Runs after one of the actor's documents was added, deleted, filed elsewhere, set aside or taken back, in the same
 * transaction: a paper that arrived is no longer set aside, steps that lost what they need are reopened, and the application's
 * progress and status follow. Throws `not_found`.
 */
export async function recomputeProgress(tx: Tx, applicationId: string): Promise<void> {
  await lockOwnApplication(tx, applicationId);
  const { user_id, status } = await readApplication(tx, applicationId);
  const { facts: before, hasDocuments } = await readGuideFacts(tx, applicationId, status);
  for (const { paper } of before.setAside ?? [])
    if (before.documentTypes.includes(paper))
      await deleteSetAside(tx, { applicationId, ownerId: user_id, paper });
  let after = before;
  for (const step of stepsToReopen(before)) {
    after = withTick(after, step, null);
    await recordTick(tx, { applicationId, ownerId: user_id, id: step, completed: false });
  }
  await updateProgress(tx, applicationId, user_id, before, after, hasDocuments);
}

/**
 * Hands an application to staff: `in_progress` becomes `under_review`. Needs every type of document that is not set aside. Idempotent. Throws `not_found`, and `conflict` when types are missing or staff have decided already.
 */
export const requestReview: Operation<typeof applications.requestReview, 'person'> = (
  { params: { id } },
  { person, platform, requestId, transaction },
) =>
  transaction(async (tx) => {
    await lockOwnApplication(tx, id);
    const { status } = await readApplication(tx, id);
    const { facts } = await readGuideFacts(tx, id, status);
    if (status !== 'under_review') {
      if (sortPapers(facts).missing.length > 0)
        throw new AppError('conflict', { message: applicationText((texts) => texts.reviewNeedsDocuments) });
      if (status !== 'in_progress')
        throw new AppError('conflict', { message: applicationText((texts) => texts.decidedAlready) });
      await writeProgress(tx, id, { from: status, to: 'under_review' }, facts);
      await recordAudit(tx, {
        action: 'application.review_requested',
        subject: { type: 'application', id },
        ownerId: person.userId,
        requestId,
      });
    }
    const application = await readOwnApplication(tx, person.userId, id, platform.clock());
    return { application };
  });

interface Tick {
  applicationId: string;
  ownerId: string;
  id: GuideId;
  completed: boolean;
  /** When it was completed; by default now. */
  at?: Date;
  requestId?: string;
}

/** Writes or deletes one tick and records it. The application must be locked, and the tick must change. */
async function recordTick(
  tx: Tx,
  { applicationId, ownerId, id, completed, at, requestId }: Tick,
): Promise<void> {
  await together({
    written: completed
      ? tx
          .insertInto('application_guide_items')
          .values({
            application_id: applicationId,
            item_id: id,
            completed_by: ownerId,
            ...(at && { completed_at: at }),
          })
          .execute()
      : tx
          .deleteFrom('application_guide_items')
          .where('application_id', '=', applicationId)
          .where('item_id', '=', id)
          .execute(),
    recorded: recordAudit(tx, {
      action: completed ? 'guide.completed' : 'guide.reopened',
      subject: { type: 'application', id: applicationId },
      ownerId,
      details: { item: id },
      ...(requestId && { requestId }),
    }),
  });
}

interface TakenBack {
  applicationId: string;
  ownerId: string;
  paper: WaivableDocument;
  requestId?: string;
}

/** Takes back a paper that was set aside, and records it where it was. The application must be locked. */
export async function deleteSetAside(
  tx: Tx,
  { applicationId, ownerId, paper, requestId }: TakenBack,
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('papers_set_aside')
    .where('application_id', '=', applicationId)
    .where('paper', '=', paper)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await recordAudit(tx, {
    action: 'guide.paper_taken_back',
    subject: { type: 'application', id: applicationId },
    ownerId,
    details: { paper },
    ...(requestId && { requestId }),
  });
}

/** Writes the application's progress, and the status that the applicant's own action leads to. The row must be locked. */
async function updateProgress(
  tx: Tx,
  applicationId: string,
  ownerId: string,
  before: GuideFacts,
  after: GuideFacts,
  hasDocuments: boolean,
): Promise<void> {
  const change = { from: before.status, to: statusAfter(before, after, hasDocuments) };
  await together({
    written: writeProgress(tx, applicationId, change, after),
    recorded:
      change.from !== change.to &&
      recordAudit(tx, {
        action: 'application.progressed',
        subject: { type: 'application', id: applicationId },
        ownerId,
        details: change,
      }),
  });
}

/** Writes percentage, stage and states of the stages, and the status. Throws `conflict` when the status is not `from`. */
async function writeProgress(
  tx: Tx,
  applicationId: string,
  { from, to }: { from: ApplicationStatus; to: ApplicationStatus },
  facts: GuideFacts,
): Promise<void> {
  const { progress_percentage, current_step, stages } = journeyByGuide(ticked(facts));
  const { rows } = await sql<{ moved: boolean }>`select app.record_progress(
    ${applicationId}, ${from}, ${to}, ${progress_percentage}, ${current_step}, ${stages}) as moved`.execute(
    tx,
  );
  if (!rows[0]?.moved) throw new AppError('conflict');
}
