import type { Transaction } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import type { PaidPlan } from '#features/plans/rules/billing.ts';
import { planPrices } from '#features/plans/rules/conversion-values.ts';
import { monthAfter } from '#platform/server/billing/built-in/catalogue.ts';
import type { Kind, Records } from '#platform/server/billing/built-in/records.ts';

/**
 * A plan that was bought at the built-in billing: its customer, subscription, invoice and payment there, and our rows as
 * the provider's word would make them. So the demo's people can change, pause and cancel what they have.
 */
export async function addPlan(
  tx: Transaction<DB>,
  { id: user_id, email, plan, boughtAt }: { id: string; email: string; plan: PaidPlan; boughtAt: Date },
): Promise<void> {
  const created = Math.floor(boughtAt.getTime() / 1000);
  const paid_at = new Date(created * 1000);
  const name = user_id.replaceAll('-', '').slice(0, 20);
  const [customer, subscription, invoice, payment, charge] = ['cus', 'sub', 'in', 'pi', 'ch'].map(
    (kind) => `${kind}_demo${name}`,
  ) as [string, string, string, string, string];
  const price = `price_built_in_${plan}`;
  const amount = planPrices[plan] * 100;
  const anchorDay = paid_at.getUTCDate();
  const periodEnd = monthAfter(created, anchorDay);
  const add = async <K extends Kind>(kind: K, record: Records[K]) => {
    await tx
      .insertInto('billing_provider_state')
      .values({ kind, id: record.id, customer, payload: JSON.stringify(record) })
      .execute();
  };
  await add('customer', {
    id: customer,
    created,
    email,
    name: null,
    metadata: { user_id },
    balance: 0,
    card: 'works',
  });
  await add('subscription', {
    id: subscription,
    item: `si_demo${name}`,
    created,
    customer,
    price,
    status: 'active',
    anchorDay,
    periodStart: created,
    periodEnd,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    endReason: null,
    pause: null,
    metadata: { user_id },
    description: null,
    latestInvoice: invoice,
    unsettled: 0,
  });
  const line = {
    id: `il_demo${name}`,
    description: `1 × ${plan}`,
    amount,
    price,
    proration: false,
    start: created,
    end: periodEnd,
  };
  await add('invoice', {
    id: invoice,
    number: `TEST-${name.slice(0, 8).toUpperCase()}`,
    customer,
    subscription,
    created,
    reason: 'subscription_create',
    status: 'paid',
    lines: [line],
    total: amount,
    startingBalance: 0,
    endingBalance: 0,
    amountDue: amount,
    amountPaid: amount,
    attempts: 1,
    payment,
    paidAt: created,
    closedAt: null,
  });
  await add('payment', {
    id: payment,
    charge,
    customer,
    created,
    invoice,
    amount,
    refunded: 0,
    status: 'succeeded',
    description: 'Subscription',
    email,
    metadata: {},
  });

  await tx
    .insertInto('billing_customers')
    .values({ user_id, provider: 'built-in', customer_id: customer })
    .execute();
  await tx
    .insertInto('payments')
    .values({
      user_id,
      kind: 'plan',
      plan,
      provider: 'built-in',
      charge_id: charge,
      payment_intent: payment,
      amount,
      currency: 'USD',
      paid_at,
    })
    .execute();
  await tx
    .insertInto('subscriptions')
    .values({
      user_id,
      subscription_plan: plan,
      subscription_status: 'active',
      subscription_end: new Date(periodEnd * 1000),
      provider: 'built-in',
      provider_subscription_id: subscription,
      is_live: true,
      started_at: paid_at,
      price_id: price,
    })
    .execute();
}
