import { sql } from 'kysely';
import type { JobPlatform } from '#platform/server/jobs.ts';

/** How long the owner may still see that a session ended, and why. */
const keepEndedDays = 30;
/** Longer than any window that is counted. */
const keepCountersHours = 24;

/** Removes what sign-in left behind; what still counts is kept. */
export async function sweepSignIn(_payload: unknown, { database, clock }: JobPlatform): Promise<void> {
  const now = clock();
  await database.asSystem('sweep sign-in', async (tx) => {
    await tx.deleteFrom('sign_in_flows').where('expires_at', '<', now).execute();
    await tx.deleteFrom('identity_provider_state').where('expires_at', '<', now).execute();
    await tx
      .deleteFrom('sessions')
      .where(
        sql<boolean>`least(ended_at, expires_at) < ${now}::timestamptz - make_interval(days => ${keepEndedDays})`,
      )
      .execute();
    await tx
      .deleteFrom('rate_limits')
      .where(
        sql<boolean>`window_started_at < ${now}::timestamptz - make_interval(hours => ${keepCountersHours})`,
      )
      .execute();
  });
}
