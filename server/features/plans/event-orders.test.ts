import { beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { deliverBillingEvents, pressAtBilling } from '#tests/support/billing.ts';
import { billingClient, buyPlan } from '#tests/support/buy-plan.ts';
import { aServer } from '#tests/support/server.ts';
import { anEvent, boughtChangedCancelled, signed, stripeDouble } from '#tests/support/stripe-double.ts';
import { sendToWebhook } from '#tests/support/webhook.ts';

const server = aServer();
const { root } = server;

function ordersOf<T>(things: T[]): T[][] {
  if (things.length < 2) return [things];
  return things.flatMap((one, at) => ordersOf(things.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

/** Each order with none, one and two of its events sent again, somewhere later. */
const withDoubles = (order: string[], doubles: number) => [...order, ...order.slice(1, 1 + doubles)];

async function forget(userId: string): Promise<void> {
  for (const table of ['billing_events', 'payments', 'subscriptions', 'outbox_mails'] as const)
    await root.deleteFrom(table).where('user_id', '=', userId).execute();
  await root
    .updateTable('checkouts')
    .set({ status: 'open', completed_at: null, payment_intent: null })
    .where('user_id', '=', userId)
    .execute();
  await root.updateTable('billing_customers').set({ drawn: 0, written: 0 }).execute();
}

/** Everything that came of it, without ids and times of writing. */
async function endOf(userId: string, auditSince: number) {
  const of = { user_id: userId };
  const plan = await root.selectFrom('subscriptions').selectAll().where('user_id', '=', of.user_id).execute();
  const payments = await root
    .selectFrom('payments')
    .select(['kind', 'plan', 'charge_id', 'amount', 'refunded_amount'])
    .where('user_id', '=', of.user_id)
    .orderBy('charge_id')
    .execute();
  const checkouts = await root
    .selectFrom('checkouts')
    .select(['status', 'payment_intent'])
    .where('user_id', '=', of.user_id)
    .execute();
  const mails = await root
    .selectFrom('outbox_mails')
    .select('template')
    .where('user_id', '=', of.user_id)
    .orderBy('template')
    .execute();
  const events = await root
    .selectFrom('billing_events')
    .select('outcome')
    .where('user_id', '=', of.user_id)
    .execute();
  const audit = await root
    .selectFrom('audit_log')
    .select('action')
    .where('owner_id', '=', of.user_id)
    .where('id', '>', auditSince)
    .orderBy('action')
    .execute();
  return JSON.stringify({
    plan: plan.map(({ updated_at: _, ...row }) => row),
    payments,
    checkouts,
    mails,
    events,
    audit,
  });
}

async function lastAudit(): Promise<number> {
  const row = await root
    .selectFrom('audit_log')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return Number(row.id ?? 0);
}

/** Sends the five events in every order, with so many doubles, and answers how many different ends there were. */
async function endsOf(
  platform: Parameters<typeof sendToWebhook>[0],
  userId: string,
  { events, allDoubles }: { events: string[]; allDoubles: number[] },
): Promise<{ orders: number; ends: string[] }> {
  const ends = new Set<string>();
  let orders = 0;
  for (const doubles of allDoubles) {
    for (const order of ordersOf(events)) {
      await forget(userId);
      const since = await lastAudit();
      for (const payload of withDoubles(order, doubles))
        expect(await sendToWebhook(platform, payload, signed(payload, platform.billing.webhookSecret))).toBe(
          200,
        );
      ends.add(await endOf(userId, since));
      orders += 1;
    }
  }
  return { orders, ends: [...ends] };
}

const log = createLog('silent');
let clock: () => Date;
beforeAll(() => {
  const now = new Date();
  clock = () => now;
});

test('120 orders of five events, each with 0, 1 and 2 doubles, come to one end: Stripe', async () => {
  const { id } = await server.aPerson();
  await root
    .insertInto('billing_customers')
    .values({ user_id: id, provider: 'stripe', customer_id: 'cus_double' })
    .execute();
  await root
    .insertInto('checkouts')
    .values({
      user_id: id,
      kind: 'plan',
      plan: 'standard',
      provider: 'stripe',
      session_id: 'cs_double',
      amount: 9900,
      currency: 'USD',
    })
    .execute();
  const { state, events } = boughtChangedCancelled('cus_double', 'cs_double');
  const { billing } = stripeDouble(state);
  const platform = { ...server.platform, billing, log, clock };
  const payloads = events.map(([type, object]) => anEvent(type, object));
  const { orders, ends } = await endsOf(platform, id, { events: payloads, allDoubles: [0, 1, 2] });
  expect([orders, ends.length]).toEqual([360, 1]);
  expect(JSON.parse(ends[0] ?? '')).toMatchObject({
    plan: [{ subscription_plan: 'premium', subscription_status: 'active', cancel_at_period_end: true }],
    payments: [{ plan: 'standard' }, { plan: 'premium' }],
    checkouts: [{ status: 'complete' }],
    mails: [{ template: 'payment-receipt' }, { template: 'payment-receipt' }],
    events: Array(5).fill({ outcome: 'written' }),
  });
}, 300_000);

test('120 orders of what the built-in billing sent, one of them twice, come to one end', async () => {
  const maria = await server.aPerson();
  const headers = await server.signedIn(maria);
  const { checkout, post } = billingClient(server, headers);
  await buyPlan(server, headers, 'standard');
  const change = await checkout('premium');
  await pressAtBilling(`${change.body.url}/change`, { price: server.platform.billing.prices.premium });
  await post('cancel');
  await deliverBillingEvents(server);
  const rows = await root
    .selectFrom('billing_provider_state')
    .select('payload')
    .where('kind', '=', 'event')
    .orderBy('position')
    .execute();
  const events = rows.map(({ payload }) => JSON.stringify((payload as { body: object }).body)).slice(0, 5);
  expect(events).toHaveLength(5);
  const { orders, ends } = await endsOf({ ...server.platform, log, clock }, maria.id, {
    events,
    allDoubles: [1],
  });
  expect([orders, ends.length]).toEqual([120, 1]);
  expect(JSON.parse(ends[0] ?? '')).toMatchObject({
    plan: [{ subscription_plan: 'premium', subscription_status: 'active', cancel_at_period_end: true }],
    checkouts: [{ status: 'complete' }],
  });
}, 300_000);
