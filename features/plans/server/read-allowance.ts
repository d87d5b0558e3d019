import { readSettings } from '#features/settings/server/read-settings.ts';
import type { Tx } from '#platform/server/database.ts';
import { type Allowance, applicationAllowance } from '../rules/allowance.ts';

/** How many applications the person may have today. Only an active plan counts. */
export async function readAllowance(tx: Tx, userId: string): Promise<Allowance> {
  const plan = await tx
    .selectFrom('subscriptions')
    .select('subscription_plan')
    .where('user_id', '=', userId)
    .where('subscription_status', '=', 'active')
    .executeTakeFirst();
  const settings = await readSettings(tx);
  return applicationAllowance(plan?.subscription_plan ?? null, settings.max_applications_per_user);
}
