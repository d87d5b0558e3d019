import { lockOwnApplication } from '#features/applications/server/lock-own-application.ts';
import type { Tx } from '#platform/server/database.ts';
import { stepsToReopen, withTick } from '../rules/guide.ts';
import { readGuideFacts } from './read-guide-facts.ts';
import { recordTick } from './record-tick.ts';
import { writeProgress } from './write-progress.ts';

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
