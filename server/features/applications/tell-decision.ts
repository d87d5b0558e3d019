import type { JobPayload } from '#domain/contracts/jobs.ts';
import type { JobPlatform } from '../../platform/jobs.ts';

/**
 * Forgets what an applicant was still shown, once the time to undo has passed: the change of the row is what tells
 * their screens to look again. A decision that came in between has a later time and a job of its own.
 */
export async function tellDecision(
  { application_id }: JobPayload<'tell-decision'>,
  { database, clock }: JobPlatform,
): Promise<void> {
  await database.asSystem('job tell-decision', (tx) =>
    tx
      .updateTable('visa_applications')
      .set({ held_status: null, held_reason: null, held_until: null })
      .where('id', '=', application_id)
      .where('held_until', '<=', clock())
      .execute(),
  );
}
