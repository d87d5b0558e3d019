import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { tasks } from '#app/server/tasks.ts';
import type { PaidPlan } from '#platform/server/billing/billing.ts';
import type { TestServer } from './server.ts';

/** A key of its own for one call. */
export const aKey = () => ({ idempotencyKey: randomUUID() });

/** Presses a button of the built-in billing's pages, as a browser without scripts does; answers where it leads. */
export async function pressAtBilling(
  url: string,
  form: Record<string, string> = {},
): Promise<{ status: number; location: string | null; html: string }> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
}

/** Pays a checkout of the built-in billing at its page. */
export const payAtBilling = (url: string, form: { card?: 'works' | 'declined'; email?: string } = {}) =>
  pressAtBilling(url, { card: 'works', ...form });

/** A new customer with a checkout of a plan, as our own operations begin one. */
export async function aPlanCheckout(server: TestServer, plan: PaidPlan = 'standard') {
  const { stripe, prices } = server.platform.billing;
  const customer = await stripe.customers.create({ email: 'maria@example.com' }, aKey());
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: prices[plan], quantity: 1 }],
      success_url: `${server.url}/subscription/return?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${server.url}/subscription`,
    },
    aKey(),
  );
  return { stripe, customer: customer.id, session, url: session.url ?? '' };
}

/** A new customer who pays for a plan, and the address of their portal. */
export async function aSubscriber(server: TestServer, plan: PaidPlan = 'standard') {
  const { stripe, customer, url } = await aPlanCheckout(server, plan);
  await payAtBilling(url);
  const portal = await stripe.billingPortal.sessions.create(
    { customer, return_url: `${server.url}/subscription` },
    aKey(),
  );
  const [first] = (await stripe.subscriptions.list({ customer })).data;
  if (!first) throw new Error('nobody subscribed');
  return {
    stripe,
    customer,
    portal: portal.url,
    id: first.id,
    item: first.items.data[0]?.id ?? '',
    subscription: (): Promise<Stripe.Subscription> => stripe.subscriptions.retrieve(first.id),
    /** Status and cents of each invoice, the newest first. */
    invoices: async () =>
      (await stripe.invoices.list({ customer })).data.map(({ status, amount_due }) => [status, amount_due]),
  };
}

/** Hands over the events of the built-in billing that wait, the oldest first, as the worker would. */
export async function deliverBillingEvents({ root, platform }: TestServer): Promise<string[]> {
  const rows = await root
    .selectFrom('billing_provider_state')
    .select(['id', 'payload'])
    .where('kind', '=', 'event')
    .orderBy('position')
    .execute();
  const waiting = rows.filter(
    ({ payload }) => (payload as { deliveredAt: number | null }).deliveredAt === null,
  );
  for (const { id } of waiting) await tasks['deliver-billing-event']({ event_id: id }, platform);
  return waiting.map(({ payload }) => String((payload as { type: string }).type));
}
