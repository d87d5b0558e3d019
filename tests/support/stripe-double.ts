import Stripe from 'stripe';
import type { Billing } from '#platform/server/billing/billing.ts';

const secret = 'whsec_of_the_double';

/** What the double answers when it is asked how everything of a customer stands: lists in Stripe's shape. */
export interface FinalState {
  subscriptions: object[];
  invoices: object[];
  charges: object[];
  sessions: object[];
}

/**
 * The door to a Stripe that knows one thing: how everything stands now. Stripe's own client asks it, and events are
 * signed as Stripe signs them. `down` lets every question fail.
 */
export function stripeDouble(state: FinalState) {
  const double = { state, down: false, asked: 0 };
  const lists: Record<string, keyof FinalState> = {
    '/v1/subscriptions': 'subscriptions',
    '/v1/invoices': 'invoices',
    '/v1/charges': 'charges',
    '/v1/checkout/sessions': 'sessions',
  };
  const answer = async (address: string): Promise<Response> => {
    double.asked += 1;
    if (double.down) return Response.json({ error: { type: 'api_error', message: 'down' } }, { status: 500 });
    const { pathname } = new URL(address);
    const name = lists[pathname];
    if (!name) return Response.json({ error: { message: `not known: ${pathname}` } }, { status: 404 });
    return Response.json({ object: 'list', url: pathname, has_more: false, data: double.state[name] });
  };
  const stripe = new Stripe('sk_test_of_the_double', {
    httpClient: Stripe.createFetchHttpClient((address: unknown) => answer(String(address))),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const billing: Billing = {
    mode: 'stripe',
    stripe,
    prices: { standard: 'price_standard', premium: 'price_premium' },
    webhookSecret: secret,
  };
  return Object.assign(double, { billing, secret });
}

/** An event as Stripe writes it, about an object that may be out of date. */
export function anEvent(type: string, object: object, more: object = {}): string {
  return JSON.stringify({
    id: `evt_${crypto.randomUUID().replaceAll('-', '')}`,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    ...more,
  });
}

/** The header of a body that the provider signed. */
export const signed = (payload: string, secretUsed = secret, timestamp = Math.floor(Date.now() / 1000)) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: secretUsed, timestamp });

/** A customer who bought Standard, changed to Premium and cancelled: how all of it stands in the end. */
export function boughtChangedCancelled(
  customer: string,
  session: string,
  now = Math.floor(Date.now() / 1000),
) {
  const month = 30 * 86_400;
  const subscription = {
    id: `sub_${customer}`,
    object: 'subscription',
    customer,
    status: 'active',
    start_date: now,
    created: now,
    cancel_at: now + month,
    cancel_at_period_end: true,
    ended_at: null,
    metadata: {},
    pause_collection: null,
    items: {
      object: 'list',
      data: [
        {
          id: 'si_1',
          object: 'subscription_item',
          current_period_start: now,
          current_period_end: now + month,
          price: { id: 'price_premium', object: 'price' },
        },
      ],
    },
  };
  const paid = (number: number, price: string, amount: number) => ({
    invoice: {
      id: `in_${customer}_${number}`,
      object: 'invoice',
      customer,
      status: 'paid',
      attempted: true,
      created: now,
      status_transitions: { finalized_at: now },
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      lines: { object: 'list', data: [{ amount, pricing: { price_details: { price } } }] },
      payments: { object: 'list', data: [{ payment: { payment_intent: `pi_${customer}_${number}` } }] },
    },
    charge: {
      id: `ch_${customer}_${number}`,
      object: 'charge',
      customer,
      paid: true,
      status: 'succeeded',
      amount,
      amount_refunded: 0,
      currency: 'usd',
      created: now,
      payment_intent: `pi_${customer}_${number}`,
      receipt_url: `https://pay.stripe.com/receipts/${number}`,
    },
  });
  const payments = [paid(2, 'price_premium', 5000), paid(1, 'price_standard', 9900)];
  const completed = {
    id: session,
    object: 'checkout.session',
    customer,
    status: 'complete',
    payment_status: 'paid',
    amount_total: 9900,
    payment_intent: null,
    invoice: `in_${customer}_1`,
  };
  const state: FinalState = {
    subscriptions: [subscription],
    invoices: payments.map(({ invoice }) => invoice),
    charges: payments.map(({ charge }) => charge),
    sessions: [completed],
  };
  // Each event carries how it stood when it was written.
  const early = { ...subscription, cancel_at: null, cancel_at_period_end: false };
  const events: [string, object][] = [
    ['checkout.session.completed', completed],
    ['customer.subscription.created', early],
    ['invoice.paid', payments[1]?.invoice ?? {}],
    ['customer.subscription.updated', early],
    ['customer.subscription.updated', subscription],
  ];
  return { state, events };
}
