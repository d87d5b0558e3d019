import type { Tx } from '#platform/server/database.ts';
import type { Profile } from '../contract/profiles.ts';

/** A person's profile with the plan that billing gave them, or null when they never saved one. */
export async function readProfile(tx: Tx, userId: string): Promise<Profile | null> {
  const row = await tx
    .selectFrom('profiles as profile')
    .leftJoin('subscriptions as subscription', 'subscription.user_id', 'profile.user_id')
    .selectAll('profile')
    .select(['subscription.subscription_plan', 'subscription.subscription_status'])
    .where('profile.user_id', '=', userId)
    .executeTakeFirst();
  return (
    (row && { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }) ??
    null
  );
}
