import { expect, test } from 'vitest';
import { payAtBilling, pressAtBilling } from '#tests/support/billing.ts';
import { billingClient } from '#tests/support/buy-plan.ts';
import { runTask } from '#tests/support/run-task.ts';
import { aServer } from '#tests/support/server.ts';
import { aStripeShapedServer } from '#tests/support/stripe-shaped-server.ts';

/** The program with Stripe's settings: nothing of the built-in billing runs in it, all that it knows came over HTTP. */
const stripe = aStripeShapedServer();
const server = aServer({ env: stripe.env });
stripe.sendTo(() => server.url);

async function maria() {
  const person = await server.aPerson();
  const client = billingClient(server, await server.signedIn(person));
  /** What the row says, without anybody asking the provider. */
  const written = async () => {
    const row = await server.root
      .selectFrom('subscriptions')
      .select(['subscription_plan', 'subscription_status'])
      .where('user_id', '=', person.id)
      .executeTakeFirst();
    return row && `${row.subscription_plan} ${row.subscription_status}`;
  };
  return { person, written, ...client };
}

test('from Basic to Standard, to Premium, cancelled and back, told by signed events alone', async () => {
  const { checkout, post, plan, written } = await maria();
  expect(await plan()).toMatchObject({ provider: 'stripe', plan: 'basic' });

  const begun = await checkout('standard');
  expect(begun.body.url).toContain(`${stripe.apiUrl}/billing/checkout/cs_test_`);
  expect((await checkout('standard')).body.url).toBe(begun.body.url);
  const paid = await payAtBilling(begun.body.url, { email: 'maria@example.com' });
  expect(paid.location).toContain(`${server.url}/subscription/return?checkout=`);
  await expect.poll(written).toBe('standard active');

  const change = await checkout('premium');
  expect(change.body.url).toContain(`${stripe.apiUrl}/billing/portal/`);
  await pressAtBilling(`${change.body.url}/change`, { price: stripe.prices.premium });
  await expect.poll(written).toBe('premium active');
  expect((await plan()).payments).toHaveLength(2);

  expect((await post('cancel')).body).toMatchObject({ plan: 'premium', renews_at: null });
  const portal = await post('customer-portal');
  await pressAtBilling(`${portal.body.url}/month`);
  await expect.poll(written).toBe('premium cancelled');
  expect(await plan()).toMatchObject({ plan: 'basic', status: 'cancelled' });
  await expect.poll(() => stripe.waitingEvents()).toEqual([]);
});

/** What admins read of a person's plan. */
async function inOffice(id: string) {
  const admin = await server.signedIn(await server.aPerson({ role: 'admin' }));
  return (await billingClient(server, admin).ask('GET', `/api/office/accounts/${id}/plan`)).body;
}

async function mailsTo(id: string): Promise<string[]> {
  const rows = await server.root
    .selectFrom('outbox_mails')
    .select('template')
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ template }) => template);
}

test('a failed payment leaves the plan in its grace, and the card that works again ends that', async () => {
  const { person, checkout, post, plan, written } = await maria();
  await payAtBilling((await checkout('standard')).body.url, { email: 'ana@example.com' });
  await expect.poll(written).toBe('standard active');
  const portal = (await post('customer-portal')).body.url;
  await pressAtBilling(`${portal}/fail`);
  await pressAtBilling(`${portal}/month`);
  await expect.poll(async () => (await plan()).grace_until).not.toBeNull();
  const late = { plan: 'standard', status: 'active', renews_at: null, pause_refused: 'payment_failed' };
  expect(await plan()).toMatchObject(late);
  expect(await inOffice(person.id)).toMatchObject({ ...late, grace_until: (await plan()).grace_until });
  expect(await mailsTo(person.id)).toEqual(['payment-receipt', 'payment-failed']);
  await pressAtBilling(`${portal}/work`);
  await expect.poll(async () => (await plan()).grace_until).toBeNull();
  expect((await plan()).payments).toHaveLength(2);
  expect(await mailsTo(person.id)).toEqual(['payment-receipt', 'payment-failed', 'payment-receipt']);
});

test('a plan is paused while the government decides, costs nothing meanwhile, and goes on after that', async () => {
  const { person, checkout, post, plan, written } = await maria();
  await payAtBilling((await checkout('premium')).body.url, { email: 'rui@example.com' });
  await expect.poll(written).toBe('premium active');
  const application = await server.anApplication({ owner: person });
  const set = (status: 'under_review' | 'approved') =>
    server.root.updateTable('visa_applications').set({ status }).where('id', '=', application.id).execute();
  await set('under_review');
  const paused = (await post('pause')).body;
  expect(paused).toMatchObject({ plan: 'premium', paused: true, renews_at: null, can: { resume: true } });
  const portal = (await post('customer-portal')).body.url;
  await pressAtBilling(`${portal}/month`);
  await expect.poll(() => stripe.waitingEvents()).toEqual([]);
  expect(await plan()).toMatchObject({ plan: 'premium', paused_at: paused.paused_at });
  expect((await plan()).payments).toHaveLength(1);
  expect(await inOffice(person.id)).toMatchObject({ plan: 'premium', paused_at: paused.paused_at });

  await set('approved');
  await runTask(server.platform, 'resume-plan', { user_id: person.id });
  expect(await plan()).toMatchObject({ plan: 'premium', paused: false, renews_at: expect.any(String) });
  expect(await mailsTo(person.id)).toEqual(['payment-receipt', 'plan-resumed']);
});

test('while Stripe is down nobody is charged and nobody loses anything', async () => {
  const { person, checkout, post, written } = await maria();
  stripe.setDown(true);
  const refused = await checkout('standard');
  stripe.setDown(false);
  expect(refused.status).toBeGreaterThanOrEqual(500);
  expect(JSON.stringify(refused.body)).toContain('Failed to create checkout session');
  expect(await written()).toBeUndefined();
  // Nobody is a customer yet: nothing is asked about them, and nothing is left to erase at the provider.
  const row = server.root
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', person.id);
  expect(await row.execute()).toEqual([{ customer_id: null }]);
  expect((await post('check-subscription')).body).toMatchObject({ subscribed: false });
  expect((await post('customer-portal')).status).toBe(409);
  expect((await checkout('standard')).status).toBe(200);
  expect(await row.execute()).toEqual([{ customer_id: expect.any(String) }]);
  expect((await post('check-subscription')).body).toMatchObject({ subscribed: false });
});

test('a payment that nobody makes up for ends the plan when its days of grace are over', async () => {
  const { person, checkout, post, plan, written } = await maria();
  await payAtBilling((await checkout('standard')).body.url, { email: 'eva@example.com' });
  await expect.poll(written).toBe('standard active');
  const portal = (await post('customer-portal')).body.url;
  await pressAtBilling(`${portal}/fail`);
  await pressAtBilling(`${portal}/month`);
  await expect.poll(async () => (await plan()).grace_until).not.toBeNull();
  const until = new Date((await plan()).grace_until).getTime();
  server.passTime(until - server.platform.clock().getTime() + 1000);
  await runTask(server.platform, 'check-plan', { user_id: person.id });
  const later = billingClient(server, await server.signedIn(person));
  expect(await later.plan()).toMatchObject({ plan: 'basic', status: 'inactive' });
  expect(await inOffice(person.id)).toMatchObject({ plan: 'basic', status: 'inactive' });
  expect(await mailsTo(person.id)).toEqual(['payment-receipt', 'payment-failed', 'plan-ended']);
});
