import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLog } from '#platform/server/log.ts';
import { runTask } from '#tests/support/run-task.ts';
import { aServer } from '#tests/support/server.ts';
import { anEvent, boughtChangedCancelled, signed, stripeDouble } from '#tests/support/stripe-double.ts';
import { sendToWebhook } from '#tests/support/webhook.ts';

const server = aServer({
  env: {
    STRIPE_SECRET_KEY: 'sk_test_never_asked',
    STRIPE_PRICE_STANDARD: 'price_standard',
    STRIPE_PRICE_PREMIUM: 'price_premium',
  },
});
const { root } = server;
let made = 0;

/** A customer of the double who bought, changed and cancelled. */
async function aCustomer() {
  const { id } = await server.aPerson();
  const customer = `cus_${++made}`;
  await root
    .insertInto('billing_customers')
    .values({ user_id: id, provider: 'stripe', customer_id: customer })
    .execute();
  const { state, events } = boughtChangedCancelled(customer, `cs_${made}`);
  const double = stripeDouble(state);
  const platform = { ...server.platform, billing: double.billing, log: createLog('silent') };
  return { id, customer, double, platform, events, subscription: state.subscriptions[0] ?? {} };
}

const rowsOfEverything = async () => ({
  events: await root.selectFrom('billing_events').select(['id', 'outcome']).orderBy('id').execute(),
  plans: await root.selectFrom('subscriptions').select('user_id').orderBy('user_id').execute(),
  payments: await root.selectFrom('payments').select('id').orderBy('id').execute(),
});
const eventOf = (payload: string) =>
  root
    .selectFrom('billing_events')
    .select(['outcome', 'handled_at', 'user_id', 'payload'])
    .where('id', '=', (JSON.parse(payload) as { id: string }).id)
    .executeTakeFirst();

test('fifty forged or stale signatures: none is accepted, and no row is there', async () => {
  const { platform, double, customer } = await aCustomer();
  const now = Math.floor(Date.now() / 1000);
  const body = anEvent('customer.subscription.updated', { object: 'subscription', customer });
  const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
  const good = hmac(`${now}.${body}`, double.secret);
  const forged: (string | undefined)[] = [
    undefined,
    '',
    'x',
    't=',
    'v1=',
    `t=${now}`,
    `v1=${good}`,
    `t=${now},v0=${good}`,
    `t=${now},v2=${good}`,
    `t=${now},V1=${good}`,
    `t=${now};v1=${good}`,
    `t=${now},v1=${good.slice(0, 63)}`,
    `t=${now},v1=${good}0`,
    `t=${now},v1=${good.toUpperCase()}`,
    `t=${now},v1=`,
    `t=${now},v1=${'0'.repeat(64)}`,
    `t=${now + 1},v1=${good}`,
    `t=${now - 1},v1=${good}`,
    `t=${now}0,v1=${good}`,
    `t=NaN,v1=${good}`,
    `t=,v1=${good}`,
    `v1=${good},v1=${good}`,
    `t=${now},v1=${hmac(body, double.secret)}`,
    `t=${now},v1=${hmac(`${now}.${body} `, double.secret)}`,
    `t=${now},v1=${hmac(`${now}${body}`, double.secret)}`,
    `t=${now},v1=${hmac(`${now}.`, double.secret)}`,
    `t=${now},v1=${createHmac('sha512', double.secret).update(`${now}.${body}`).digest('hex')}`,
    `t=${now},v1=${createHmac('sha1', double.secret).update(`${now}.${body}`).digest('hex')}`,
    `t=${now},v1=${Buffer.from(good, 'hex').toString('base64')}`,
    ...['', 'whsec_', 'whsec_other', 'sk_test_never_asked', double.secret.slice(6), `${double.secret} `].map(
      (secret) => signed(body, secret || 'empty', now),
    ),
    ...[301, 302, 360, 600, 3_600, 86_400, 259_200, 31_536_000].map((age) =>
      signed(body, double.secret, now - age),
    ),
    ...['customer.deleted', 'invoice.paid', 'charge.refunded', 'checkout.session.completed'].map((type) =>
      signed(anEvent(type, { customer }), double.secret, now),
    ),
    ...[1, 2, 3].map((at) => signed(body.slice(0, -at), double.secret, now)),
  ];
  expect(forged).toHaveLength(50);
  const before = await rowsOfEverything();
  for (const signature of forged) expect(await sendToWebhook(platform, body, signature), signature).toBe(400);
  const changed = body.replace(customer, 'cus_somebody_else');
  expect(await sendToWebhook(platform, changed, signed(body, double.secret, now))).toBe(400);
  expect(await rowsOfEverything()).toEqual(before);
  expect(double.asked).toBe(0);
  expect(await sendToWebhook(platform, body, signed(body, double.secret, now - 299))).toBe(200);
});

test('over the network: 503 while no secret is set, and no row', async () => {
  const { double, customer } = await aCustomer();
  const body = anEvent('invoice.paid', { customer });
  const before = await rowsOfEverything();
  const answer = await fetch(`${server.url}/api/billing/webhook`, {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signed(body, double.secret) },
  });
  expect(answer.status).toBe(503);
  expect(await rowsOfEverything()).toEqual(before);
});

test('the same event twenty times at once is handled once', async () => {
  const { id, platform, double, events } = await aCustomer();
  const body = anEvent(...(events[4] ?? ['', {}]));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sendToWebhook(platform, body, signed(body, double.secret))),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await eventOf(body)).toMatchObject({ outcome: 'written', user_id: id });
  const audit = await root
    .selectFrom('audit_log')
    .select('action')
    .where('owner_id', '=', id)
    .orderBy('action')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual([
    'payment.received',
    'payment.received',
    'plan.began',
    'plan.set_to_end',
  ]);
  const mails = await root.selectFrom('outbox_mails').select('template').where('user_id', '=', id).execute();
  expect(mails).toHaveLength(2);
});

test('what an event says is not believed: the provider is asked, and the person it names is not looked for', async () => {
  const { id, platform, double, customer, subscription } = await aCustomer();
  const lie = { ...subscription, customer, status: 'canceled', metadata: { user_id: crypto.randomUUID() } };
  const body = anEvent('customer.subscription.deleted', lie);
  expect(await sendToWebhook(platform, body, signed(body, double.secret))).toBe(200);
  const plan = await root
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirst();
  expect(plan).toMatchObject({ subscription_plan: 'premium', subscription_status: 'active' });
});

test('a customer whom we do not know, and a type that we do not know, are kept and answered 200', async () => {
  const { id, platform, double, customer } = await aCustomer();
  const before = await rowsOfEverything();
  const foreign = anEvent('invoice.paid', { object: 'invoice', customer: 'cus_of_another_shop' });
  const unknown = anEvent('issuing_card.created', { object: 'issuing.card', customer });
  const ofCustomer = (cus: string) =>
    anEvent('customer.deleted', { object: 'customer', id: cus, email: 'maria@example.com' });
  const [own, gone] = [ofCustomer(customer), ofCustomer('cus_who_was_erased')];
  for (const body of [foreign, unknown, own, gone])
    expect(await sendToWebhook(platform, body, signed(body, double.secret))).toBe(200);
  expect(await eventOf(foreign)).toMatchObject({ outcome: 'unknown_customer', user_id: null });
  // What is kept of a person goes with that person; of nobody of ours there is nothing to keep.
  expect(await eventOf(foreign)).toMatchObject({ payload: {} });
  for (const body of [unknown, own])
    expect(await eventOf(body)).toMatchObject({ outcome: 'kept', user_id: id, payload: JSON.parse(body) });
  expect(await eventOf(gone)).toMatchObject({ outcome: 'kept', user_id: null, payload: {} });
  const after = await rowsOfEverything();
  expect([after.plans, after.payments]).toEqual([before.plans, before.payments]);
  expect(double.asked).toBe(0);
});

test('when the provider cannot be asked it is a 500 and nothing half done; sent again, or found by the sweep, it is done', async () => {
  const { id, platform, double, events } = await aCustomer();
  const [first, second] = [anEvent(...(events[2] ?? ['', {}])), anEvent(...(events[3] ?? ['', {}]))];
  double.down = true;
  for (const body of [first, second])
    expect(await sendToWebhook(platform, body, signed(body, double.secret))).toBe(500);
  expect(await eventOf(first)).toMatchObject({ outcome: null, handled_at: null });
  expect(await root.selectFrom('subscriptions').where('user_id', '=', id).selectAll().execute()).toEqual([]);
  double.down = false;
  expect(await sendToWebhook(platform, first, signed(first, double.secret))).toBe(200);
  expect(await eventOf(first)).toMatchObject({ outcome: 'written' });
  const { id: event_id } = JSON.parse(second) as { id: string };
  await runTask(platform, 'handle-billing-event', { event_id });
  expect(await eventOf(second)).toMatchObject({ outcome: 'written' });
});

test('an answer that was asked for earlier never overwrites a later one', async () => {
  const { id, platform, double, events } = await aCustomer();
  const { writeSnapshot } = await import('./sync.ts');
  const { readSnapshot } = await import('./billing-snapshot.ts');
  const early = await readSnapshot(double.billing, 'cus');
  const body = anEvent(...(events[4] ?? ['', {}]));
  await root.updateTable('billing_customers').set({ drawn: 1 }).where('user_id', '=', id).execute();
  await sendToWebhook(platform, body, signed(body, double.secret));
  const snapshot = {
    ...early,
    subscription: early.subscription && { ...early.subscription, state: 'ended' as const },
  };
  await server.asSystem((tx) =>
    writeSnapshot(tx, { userId: id, provider: 'stripe', drawn: 1, snapshot, now: new Date() }),
  );
  const plan = await root
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirst();
  expect(plan).toMatchObject({ subscription_status: 'active' });
});
