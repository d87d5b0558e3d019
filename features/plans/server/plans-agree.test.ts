import { expect, test } from 'vitest';
import { pressAtBilling } from '#tests/support/billing.ts';
import { billingClient, payAndReturn } from '#tests/support/buy-plan.ts';
import { aServer } from '#tests/support/server.ts';
import { aStripeShapedServer } from '#tests/support/stripe-shaped-server.ts';

/** The way of `tests/journeys/plans.test.ts` through Stripe's settings: another program's Stripe, whose events come over HTTP. */
const stripe = aStripeShapedServer();
const server = aServer({ env: stripe.env });
stripe.sendTo(() => server.url);

/** Waits until our webhook has taken everything that happened there. */
const heard = () => expect.poll(() => stripe.waitingEvents(), { timeout: 30_000 }).toEqual([]);

test('Basic, Standard, Premium, cancelled, Basic: the person, the profile and the office agree', {
  timeout: 120_000,
}, async () => {
  const maria = await server.aPerson({ profile: { full_name: 'Maria Whitaker' } });
  const headers = await server.signedIn(maria);
  const admin = await server.signedIn(await server.aPerson({ role: 'admin' }));
  const { ask, checkout, plan, post } = billingClient(server, headers);
  const office = billingClient(server, admin);

  const agree = async (name: 'basic' | 'standard' | 'premium', allowed: number) => {
    const paid = name === 'basic' ? null : name;
    expect(await plan()).toMatchObject({ provider: 'stripe', plan: name, applications: { allowed } });
    expect((await ask('GET', '/api/profile')).body).toMatchObject({ active_plan: paid });
    const seen = await office.ask('GET', `/api/office/accounts/${maria.id}/plan`);
    expect(seen.body).toMatchObject({ plan: name, applications: { allowed } });
    const tier = { basic: null, standard: 'Standard', premium: 'Premium' }[name];
    expect((await post('check-subscription')).body).toMatchObject({
      subscribed: paid !== null,
      subscription_tier: tier,
    });
  };
  await agree('basic', 1);

  const bought = await payAndReturn((await checkout('standard')).body.url, ask);
  expect((await ask('GET', `/api/billing/checkouts/${bought}`)).body).toMatchObject({
    status: 'complete',
    amount: 9900,
  });
  await heard();
  await agree('standard', 3);

  const change = await checkout('premium');
  expect(change.status).toBe(200);
  expect((await pressAtBilling(`${change.body.url}/change`, { price: stripe.prices.premium })).status).toBe(
    303,
  );
  await heard();
  const { allowed } = (await plan()).applications;
  await agree('premium', allowed);

  expect((await post('cancel')).body).toMatchObject({ plan: 'premium', can: { keep: true } });
  await heard();
  await agree('premium', allowed);

  const portal = (await post('customer-portal')).body.url;
  expect((await pressAtBilling(`${portal}/month`)).status).toBe(303);
  await heard();
  await agree('basic', 1);
  expect((await plan()).status).toBe('cancelled');
});
