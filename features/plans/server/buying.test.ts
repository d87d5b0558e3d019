import { expect, test } from 'vitest';
import { deliverBillingEvents, payAtBilling, pressAtBilling } from '#tests/support/billing.ts';
import { billingClient, buyPlan } from '#tests/support/buy-plan.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';

const server = aServer();

async function someone() {
  const person = await server.aPerson();
  const headers = await server.signedIn(person);
  return { person, headers, ...billingClient(server, headers) };
}

const checkoutsOf = (userId: string) =>
  server.root
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
const actionsOf = async (userId: string) => {
  const rows = await server.root
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('owner_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor_id }) => `${actor_id === userId ? 'they' : 'we'} ${action}`);
};
const mailsTo = async (userId: string) => {
  const rows = await server.root
    .selectFrom('outbox_mails')
    .select('template')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ template }) => template);
};

test('whoever comes back from paying reads what was bought, before any event has come', async () => {
  const { person, headers, ask, plan, post } = await someone();
  expect(await plan()).toMatchObject({ provider: 'built-in', plan: 'basic', status: null, payments: [] });
  expect((await post('check-subscription')).body).toEqual({
    subscribed: false,
    subscription_tier: null,
    subscription_end: null,
  });
  const id = await buyPlan(server, headers, 'standard');
  const { body } = await ask('GET', `/api/billing/checkouts/${id}`);
  expect(body).toMatchObject({
    status: 'complete',
    kind: 'plan',
    plan: 'standard',
    amount: 9900,
    currency: 'USD',
    is_current: true,
  });
  expect(body.next_charge_at).not.toBeNull();
  expect((await fetch(body.receipt_url)).status).toBe(200);
  expect(await plan()).toMatchObject({
    plan: 'standard',
    status: 'active',
    renews_at: body.next_charge_at,
    ends_at: null,
    payments: [{ kind: 'plan', plan: 'standard', amount: 9900, receipt_url: body.receipt_url }],
    can: { cancel: true, keep: false, pause: false, resume: false, request_refund: true },
    applications: { allowed: 3, limited_by: 'setting', most: 3 },
  });
  expect((await post('check-subscription')).body).toMatchObject({
    subscribed: true,
    subscription_tier: 'Standard',
  });

  const events = await deliverBillingEvents(server);
  expect(events).toContain('checkout.session.completed');
  expect(await actionsOf(person.id)).toEqual([
    'they checkout.begun',
    'they checkout.completed',
    'they payment.received',
    'they plan.began',
  ]);
  expect(await mailsTo(person.id)).toEqual(['payment-receipt']);
});

test('whoever never comes back has their plan by the event alone', async () => {
  const { person, checkout, plan } = await someone();
  const { body } = await checkout('premium');
  await payAtBilling(body.url);
  expect(await plan()).toMatchObject({ plan: 'basic' });
  await deliverBillingEvents(server);
  expect(await plan()).toMatchObject({ plan: 'premium', consultation: true });
  expect(await checkoutsOf(person.id)).toMatchObject([{ status: 'complete' }]);
});

test('pressing many times at once is one checkout, and pressing again later is the same', async () => {
  const { person, checkout } = await someone();
  const answers = await Promise.all(Array.from({ length: 8 }, () => checkout('standard')));
  const urls = new Set(answers.map(({ status, body }) => `${status} ${body.url}`));
  expect(urls.size).toBe(1);
  expect((await checkout('standard')).body.url).toBe(answers[0]?.body.url);
  expect(await checkoutsOf(person.id)).toHaveLength(1);
});

test('another plan closes the open checkout of the first: only one of the two can be paid', async () => {
  const { person, checkout, plan } = await someone();
  const first = await checkout('standard');
  const second = await checkout('premium');
  const refused = await payAtBilling(first.body.url);
  expect(refused.status).toBe(410);
  await payAtBilling(second.body.url);
  await deliverBillingEvents(server);
  expect(await plan()).toMatchObject({ plan: 'premium' });
  expect(await checkoutsOf(person.id)).toMatchObject([{ status: 'expired' }, { status: 'complete' }]);
});

test('a checkout of yesterday is made anew, and one whose answer was lost is asked for again by the same key', async () => {
  const { person, checkout } = await someone();
  const first = await checkout('standard');
  await server.root
    .updateTable('checkouts')
    .set({ session_id: null, url: null })
    .where('user_id', '=', person.id)
    .execute();
  expect((await checkout('standard')).body.url).toBe(first.body.url);
  await server.root
    .updateTable('checkouts')
    .set({ created_at: new Date(Date.now() - 24 * 3_600_000) })
    .where('user_id', '=', person.id)
    .execute();
  expect((await checkout('standard')).body.url).not.toBe(first.body.url);
  expect(await checkoutsOf(person.id)).toMatchObject([{ status: 'expired' }, { status: 'open' }]);
});

test('whoever has a plan changes it at the provider, and never gets a second subscription', async () => {
  const { person, headers, ask, checkout, plan, post } = await someone();
  const bought = await buyPlan(server, headers, 'standard');
  expect(await checkout('standard')).toMatchObject({ status: 409 });
  const change = await checkout('premium');
  expect(change.body.url).toContain('/billing/portal/');
  const { prices } = server.platform.billing;
  const done = await pressAtBilling(`${change.body.url}/change`, { price: prices.premium });
  expect(done).toMatchObject({ status: 303, location: `${server.url}/subscription?plan=changed` });
  await deliverBillingEvents(server);
  expect(await plan()).toMatchObject({ plan: 'premium', status: 'active' });
  // The page of the first purchase does not promise that plan and its price any more.
  expect((await ask('GET', `/api/billing/checkouts/${bought}`)).body).toMatchObject({
    ...{ status: 'complete', plan: 'standard', amount: 9900 },
    ...{ is_current: false, next_charge_at: null },
  });
  const { stripe } = server.platform.billing;
  const { customer_id } = await server.root
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  const { data } = await stripe.subscriptions.list({ customer: customer_id ?? '', status: 'all' });
  expect(data).toHaveLength(1);
  expect((await post('customer-portal')).body.url).toContain('/billing/portal/');
});

test('cancelled, a plan goes on until it is over; kept, it is charged again; over, the person has Basic', async () => {
  const { person, headers, post, checkout } = await someone();
  await buyPlan(server, headers, 'standard');
  const cancelled = (await post('cancel')).body;
  expect(cancelled).toMatchObject({
    plan: 'standard',
    status: 'active',
    renews_at: null,
    can: { keep: true },
  });
  expect(cancelled.ends_at).not.toBeNull();
  expect((await post('cancel')).body).toEqual(cancelled);
  expect(await checkout('premium')).toMatchObject({ status: 409 });
  const kept = (await post('keep')).body;
  expect(kept).toMatchObject({ ends_at: null, renews_at: cancelled.ends_at, can: { cancel: true } });
  await post('cancel');
  await deliverBillingEvents(server);
  server.passTime(32 * 24 * 3_600_000);
  await server.platform.billing.builtIn?.passTime();
  await deliverBillingEvents(server);
  const fresh = await server.signedIn(person);
  const later = billingClient(server, fresh as SignedIn);
  expect(await later.plan()).toMatchObject({
    plan: 'basic',
    status: 'cancelled',
    can: { cancel: false, keep: false, pause: false, resume: false },
    applications: { allowed: 1 },
  });
  expect(await mailsTo(person.id)).toEqual(['payment-receipt', 'plan-ended']);
  expect(await later.post('keep')).toMatchObject({ status: 409 });
});

test('nobody without a purchase has anything to manage, cancel or pause', async () => {
  const { post } = await someone();
  for (const call of ['customer-portal', 'cancel', 'keep', 'pause', 'resume'])
    expect(await post(call), call).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
});

test('a checkout of somebody else answers as one that does not exist', async () => {
  const maria = await someone();
  const id = await buyPlan(server, maria.headers, 'standard');
  const robert = await someone();
  const [foreign, missing] = [
    await robert.ask('GET', `/api/billing/checkouts/${id}`),
    await robert.ask('GET', `/api/billing/checkouts/${crypto.randomUUID()}`),
  ];
  expect(foreign.status).toBe(404);
  expect(foreign.body.error.code).toBe(missing.body.error.code);
});
