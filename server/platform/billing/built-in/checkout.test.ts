import { expect, test } from 'vitest';
import { payAtBilling } from '#tests/support/billing.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();
let keys = 0;
const key = () => ({ idempotencyKey: `key-${keys++}` });

async function aCheckout(plan: 'standard' | 'premium' = 'standard') {
  const { stripe, prices } = server.platform.billing;
  const customer = await stripe.customers.create({ email: 'maria@example.com' }, key());
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: prices[plan], quantity: 1 }],
      success_url: `${server.url}/subscription/return?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${server.url}/subscription`,
    },
    key(),
  );
  return { stripe, customer, session, url: session.url ?? '' };
}

test('a checkout says what is bought and what it costs, and that no money moves', async () => {
  const { url } = await aCheckout();
  const answer = await fetch(url);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('Test mode: no money moves. This page stands in for the payment provider.');
  expect(html).toContain('<h1>Start the Standard plan</h1>');
  expect(html).toContain('$99.00 per month');
  expect(html).toContain('maria@example.com');
  expect(html).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('two presses at once pay once', async () => {
  const { stripe, customer, session, url } = await aCheckout('premium');
  const ends = await Promise.all([payAtBilling(url), payAtBilling(url), payAtBilling(url)]);
  const there = `${server.url}/subscription/return?session=${session.id}`;
  expect(ends.map(({ status, location }) => [status, location])).toEqual(Array(3).fill([303, there]));
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  expect(data.map(({ status, items }) => [status, items.data[0]?.price.id])).toEqual([
    ['active', server.platform.billing.prices.premium],
  ]);
  const invoices = await stripe.invoices.list({ customer: customer.id });
  expect(invoices.data.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([['paid', 14_900]]);
  const after = await stripe.checkout.sessions.retrieve(session.id);
  expect([after.status, after.payment_status, after.subscription]).toEqual(['complete', 'paid', data[0]?.id]);
});
