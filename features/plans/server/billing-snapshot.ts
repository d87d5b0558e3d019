import type Stripe from 'stripe';
import type { Billing } from '#platform/server/billing/billing.ts';
import { type PaidPlan, paidPlans } from '../rules/billing.ts';

/** As many as a page of the provider holds; nobody comes near it in the time that still matters. */
const limit = 100;

/**
 * Asks the provider how everything of a customer stands now. Events only say that something happened: what they carry
 * is how it stood when they were written, and they come late, twice and in any order.
 */
export async function readWord({ stripe, prices }: Billing, customer: string): Promise<ProviderWord> {
  const [subscriptions, invoices, charges, sessions] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', limit }),
    stripe.invoices.list({ customer, limit, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit }),
    stripe.checkout.sessions.list({ customer, limit }),
  ]);
  const planOf = (price: string) => paidPlans.find((plan) => prices[plan] === price);
  const paid = paidInvoices(invoices.data, (price) => planOf(price) ?? null);
  const words = subscriptions.data.flatMap((one) => subscriptionWord(one, invoices.data, planOf));
  const living = words.filter(({ state }) => state !== 'ended');
  const newest = (of: SubscriptionWord[]) => of.toSorted((a, b) => +b.startedAt - +a.startedAt)[0];
  return {
    subscription: newest(living) ?? newest(words) ?? null,
    living: living.length,
    charges: charges.data.flatMap((charge) => chargeWord(charge, paid.byPayment)),
    sessions: sessions.data.map((session) => sessionWord(session, paid.byInvoice)),
  };
}

const states: Record<string, SubscriptionWord['state']> = {
  active: 'sound',
  trialing: 'sound',
  past_due: 'late',
  unpaid: 'late',
  paused: 'stopped',
  canceled: 'ended',
};

/** Nothing for one whose first payment never came: it never began. */
function subscriptionWord(
  one: Stripe.Subscription,
  invoices: Stripe.Invoice[],
  planOf: (price: string) => SubscriptionWord['plan'] | undefined,
): SubscriptionWord[] {
  const state = states[one.status];
  const [item] = one.items.data;
  if (!state || !item) return [];
  const periodEnd = moment(item.current_period_end);
  const endsAt =
    state === 'ended'
      ? one.ended_at
      : (one.cancel_at ?? (one.cancel_at_period_end ? item.current_period_end : null));
  const pause = one.pause_collection;
  return [
    {
      id: one.id,
      item: item.id,
      price: item.price.id,
      plan: planOf(item.price.id) ?? 'other',
      state,
      startedAt: moment(one.start_date),
      periodEnd,
      endsAt: endsAt === null ? null : moment(endsAt),
      lateSince:
        state === 'late' ? (failedSince(one.id, invoices) ?? moment(item.current_period_start)) : null,
      pause: pause && {
        since: one.metadata.paused_at ? new Date(one.metadata.paused_at) : null,
        until: pause.resumes_at === null ? null : moment(pause.resumes_at),
      },
    },
  ];
}

/** When the oldest invoice of it was due that is still not paid although the card was tried. */
function failedSince(subscription: string, invoices: Stripe.Invoice[]): Date | undefined {
  const times = invoices
    .filter(({ status, attempted }) => status === 'open' && attempted)
    .filter(({ parent }) => idOf(parent?.subscription_details?.subscription ?? null) === subscription)
    .map(({ status_transitions, created }) => status_transitions.finalized_at ?? created);
  return times.length > 0 ? moment(Math.min(...times)) : undefined;
}

/** The plan that each paid invoice was for, found by what paid it, and what paid it, found by the invoice. */
function paidInvoices(invoices: Stripe.Invoice[], planOf: (price: string) => 'standard' | 'premium' | null) {
  const byPayment = new Map<string, ChargeWord['invoice']>();
  const byInvoice = new Map<string, string>();
  for (const invoice of invoices) {
    for (const { payment } of invoice.payments?.data ?? []) {
      const intent = idOf(payment.payment_intent ?? null);
      if (!intent) continue;
      // Of a change of plan the line that costs something is the new one.
      const [line] = invoice.lines.data.toSorted((a, b) => b.amount - a.amount);
      const price = idOf(line?.pricing?.price_details?.price ?? null);
      byPayment.set(intent, { plan: price ? planOf(price) : null });
      byInvoice.set(invoice.id ?? '', intent);
    }
  }
  return { byPayment, byInvoice };
}

function chargeWord(charge: Stripe.Charge, invoices: Map<string, ChargeWord['invoice']>): ChargeWord[] {
  if (!charge.paid || charge.status !== 'succeeded' || charge.amount === 0) return [];
  const paymentIntent = idOf(charge.payment_intent);
  return [
    {
      id: charge.id,
      paymentIntent,
      invoice: (paymentIntent && invoices.get(paymentIntent)) || null,
      amount: charge.amount,
      refunded: charge.amount_refunded,
      currency: charge.currency.toUpperCase(),
      receiptUrl: charge.receipt_url,
      paidAt: moment(charge.created),
    },
  ];
}

/** A session that is complete while its money is still on its way has not been paid. */
function sessionWord(session: Stripe.Checkout.Session, payments: Map<string, string>): SessionWord {
  const invoice = idOf(session.invoice);
  const isUnpaid = session.status === 'complete' && session.payment_status === 'unpaid';
  return {
    id: session.id,
    status: isUnpaid ? 'open' : ((session.status as SessionWord['status'] | null) ?? 'open'),
    amount: session.amount_total,
    paymentIntent: idOf(session.payment_intent) ?? (invoice ? (payments.get(invoice) ?? null) : null),
  };
}

const moment = (seconds: number) => new Date(seconds * 1000);

const idOf = (thing: string | { id?: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

export interface Reading {
  userId: string;
  provider: 'stripe' | 'built-in';
  /** The number that was drawn before the provider was asked. */
  drawn: number;
  word: ProviderWord;
  now: Date;
}

/** What the provider says of one customer, in our words. Amounts are in cents. */
export interface ProviderWord {
  /** The one that counts: a living one before one that is over, the newest of those. */
  subscription: SubscriptionWord | null;
  /** How many live. More than one must never be. */
  living: number;
  charges: ChargeWord[];
  sessions: SessionWord[];
}

export interface SubscriptionWord {
  id: string;
  /** What is priced in it: ours have one item. */
  item: string;
  price: string;
  plan: PaidPlan | 'other';
  /** `late`: a payment failed. `stopped`: it lives and gives nothing. `ended`: it does not live any more. */
  state: 'sound' | 'late' | 'stopped' | 'ended';
  startedAt: Date;
  periodEnd: Date;
  /** It is set to end then, or did. */
  endsAt: Date | null;
  /** When the payment failed that is not made up for yet. */
  lateSince: Date | null;
  pause: { since: Date | null; until: Date | null } | null;
}

/** Money that was taken, and what went back of it. */
export interface ChargeWord {
  id: string;
  paymentIntent: string | null;
  /** Of the invoice that it paid; null when there is none, `undefined` plan for a price that is not ours. */
  invoice: { plan: PaidPlan | null } | null;
  amount: number;
  refunded: number;
  currency: string;
  receiptUrl: string | null;
  paidAt: Date;
}

export interface SessionWord {
  id: string;
  status: 'open' | 'complete' | 'expired';
  amount: number | null;
  paymentIntent: string | null;
}
