import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/server/log.ts';
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

/** Back to the moment before the first event, in one round trip. Answers the number of the log's last entry. */
async function forget(userId: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    with events as (delete from billing_events where user_id = ${userId}),
      paid as (delete from payments where user_id = ${userId}),
      plans as (delete from subscriptions where user_id = ${userId}),
      mails as (delete from outbox_mails where user_id = ${userId}),
      bought as (update checkouts set status = 'open', completed_at = null, payment_intent = null
        where user_id = ${userId}),
      asked as (update billing_customers set drawn = 0, written = 0 where user_id = ${userId})
    select coalesce(max(id), 0)::int as last from audit_log`.execute(root);
  return rows[0]?.last ?? 0;
}

/** Everything that came of it, without ids and times of writing. */
async function endOf(userId: string, auditSince: number): Promise<string> {
  const { rows } = await sql<{ end: string }>`
    select jsonb_build_object(
      'plan', (select jsonb_agg(to_jsonb(plan) - 'updated_at') from subscriptions plan where user_id = ${userId}),
      'payments', (select jsonb_agg(jsonb_build_object('kind', kind, 'plan', plan, 'charge_id', charge_id,
          'amount', amount, 'refunded_amount', refunded_amount) order by charge_id)
        from payments where user_id = ${userId}),
      'checkouts', (select jsonb_agg(jsonb_build_object('status', status, 'payment_intent', payment_intent))
        from checkouts where user_id = ${userId}),
      'mails', (select jsonb_agg(jsonb_build_object('template', template) order by template)
        from outbox_mails where user_id = ${userId}),
      'events', (select jsonb_agg(jsonb_build_object('outcome', outcome) order by outcome)
        from billing_events where user_id = ${userId}),
      'audit', (select jsonb_agg(action order by action)
        from audit_log where owner_id = ${userId} and id > ${auditSince}))::text as end`.execute(root);
  return rows[0]?.end ?? '';
}

/**
 * Sends the five events in every order, then so many of them again, the second first, and answers how many different
 * ends there were. An order with two doubles begins as the same order with one and with none: it is sent once, and each
 * of its ends is looked at as it comes.
 */
async function endsOf(
  platform: Parameters<typeof sendToWebhook>[0],
  userId: string,
  { events, allDoubles }: { events: string[]; allDoubles: number[] },
): Promise<{ orders: number; ends: string[] }> {
  const ends = new Set<string>();
  let orders = 0;
  for (const order of ordersOf(events)) {
    const since = await forget(userId);
    const sent = [...order, ...order.slice(1, 1 + Math.max(...allDoubles))];
    for (const [at, payload] of sent.entries()) {
      expect(await sendToWebhook(platform, payload, signed(payload, platform.billing.webhookSecret))).toBe(
        200,
      );
      if (!allDoubles.includes(at + 1 - order.length)) continue;
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

test.concurrent('120 orders of five events, each with 0, 1 and 2 doubles, come to one end: Stripe', async () => {
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

test.concurrent('120 orders of what the built-in billing sent, one of them twice, come to one end', async () => {
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
