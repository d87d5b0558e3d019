import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { AppError } from '#platform/server/app-error.ts';
import { askedBy } from '#platform/server/asked-by.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { PlanState } from '../contract.ts';
import { askingProvider } from './asking-provider.ts';
import type { PlanRow } from './plan-row.ts';
import { readPlan } from './read-plan.ts';
import { sayBilling } from './say.ts';
import { syncCustomer } from './sync-customer.ts';

export type LiveRow = Pick<
  PlanRow,
  'cancel_at_period_end' | 'paused_at' | 'paused_days' | 'grace_until' | 'is_live'
>;
/** What is to be changed at the provider, or nothing when it is so already. Throws what refuses it. */
export type Decide = (row: LiveRow, tx: Tx, now: Date) => Promise<Stripe.SubscriptionUpdateParams | null>;

/**
 * Changes the caller's subscription at the provider and answers the plan again, as the provider says it is now. Each
 * change sets a state and bears being made twice, so a process that ends in between does no harm: the provider's event,
 * or the next look at it, brings the rows after. The key is a new one each time; with an old one the provider would
 * answer how it stood then. Throws `conflict` for somebody without a living plan.
 */
export async function changePlan(
  { platform, person, transaction }: RequestContext<'person'>,
  decide: Decide,
): Promise<PlanState> {
  const { billing, clock, database } = platform;
  const change = await database.asSystem('look whether a plan may be changed', async (tx) => {
    const row = await tx
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', person.userId)
      .executeTakeFirst();
    const id = row?.provider === billing.mode && row.is_live ? row.provider_subscription_id : null;
    if (!row || !id) throw new AppError('conflict', { message: sayBilling((texts) => texts.noPlan) });
    const wanted = await decide(row, tx, clock());
    return wanted && { id, wanted };
  });
  if (change)
    await askingProvider(
      sayBilling((texts) => texts.changeFailed),
      async () => {
        await billing.stripe.subscriptions.update(change.id, change.wanted, { idempotencyKey: randomUUID() });
        await syncCustomer(platform, person.userId, { askedBy: askedBy(person) });
      },
    );
  return transaction((tx) => readPlan(tx, person.userId, { now: clock(), provider: billing.mode }));
}
