import { askedBy } from '#platform/server/asked-by.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { checkSubscription as contract } from '../contract.ts';
import { askingProvider } from './asking-provider.ts';
import { sayPlan } from './say.ts';
import { syncCustomer } from './sync-customer.ts';

/** A press a second must not become a question a second at the provider. */
const everyMs = 60_000;

const tiers = { standard: 'Standard', premium: 'Premium', other: null } as const;

/** Which paid plan the caller has, by the provider's word of the last minute. */
export async function checkSubscription(
  _input: unknown,
  { platform, person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const asked = new Date(platform.clock().getTime() - everyMs);
  const due = await platform.database.asSystem('look when the billing provider was asked', (tx) =>
    tx
      .selectFrom('billing_customers')
      .select('user_id')
      .where('user_id', '=', person.userId)
      .where('provider', '=', platform.billing.mode)
      .where((eb) => eb.or([eb('checked_at', 'is', null), eb('checked_at', '<=', asked)]))
      .executeTakeFirst(),
  );
  if (due)
    await askingProvider(
      sayPlan((texts) => texts.checkFailed),
      () => syncCustomer(platform, person.userId, { askedBy: askedBy(person) }),
    );
  const row = await transaction((tx) =>
    tx
      .selectFrom('subscriptions')
      .select(['subscription_plan', 'subscription_end'])
      .where('user_id', '=', person.userId)
      .where('subscription_status', '=', 'active')
      .executeTakeFirst(),
  );
  return {
    subscribed: row !== undefined,
    subscription_tier: row ? tiers[row.subscription_plan] : null,
    subscription_end: row?.subscription_end?.toISOString() ?? null,
  };
}
