import { type Allowance, applicationAllowance } from '#domain/rules/allowance.ts';
import type { Tx } from '../../platform/database.ts';
import { readSettings } from '../settings/read-settings.ts';

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
