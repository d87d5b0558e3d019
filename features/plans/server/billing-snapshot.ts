import type Stripe from 'stripe';
import type { Billing } from '#platform/server/billing/billing.ts';
import { type PaidPlan, paidPlans } from '../rules/billing.ts';

/** The provider's largest page; no customer comes near it. */
const limit = 100;

/**
 * Reads a customer's present state from the provider. Events carry the state of when they were written, and arrive late,
 * twice and in any order.
 */
export async function readSnapshot({ stripe, prices }: Billing, customer: string): Promise<BillingSnapshot> {
  const [subscriptions, invoices, charges, sessions] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', limit }),
    stripe.invoices.list({ customer, limit, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit }),
    stripe.checkout.sessions.list({ customer, limit }),
  ]);
  const planOf = (price: string) => paidPlans.find((plan) => prices[plan] === price);
  const paid = paidInvoices(invoices.data, planOf);
  const candidates = subscriptions.data.flatMap((one) => subscriptionSnapshots(one, invoices.data, planOf));
  const live = candidates.filter(({ state }) => state !== 'ended');
  const newest = (of: SubscriptionSnapshot[]) => of.toSorted((a, b) => +b.startedAt - +a.startedAt)[0];
  return {
    subscription: newest(live) ?? newest(candidates) ?? null,
    live: live.length,
    charges: charges.data.flatMap((charge) => chargeSnapshots(charge, paid.byPayment)),
    sessions: sessions.data.map((session) => sessionSnapshot(session, paid.byInvoice)),
  };
}

const states: Record<string, SubscriptionSnapshot['state']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'suspended',
  canceled: 'ended',
};

/** Empty for a subscription whose first payment never came: it never began. */
function subscriptionSnapshots(
  one: Stripe.Subscription,
  invoices: Stripe.Invoice[],
  planOf: (price: string) => PaidPlan | undefined,
): SubscriptionSnapshot[] {
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
      pastDueSince:
        state === 'past_due' ? (failedSince(one.id, invoices) ?? moment(item.current_period_start)) : null,
      pause: pause && {
        since: one.metadata.paused_at ? new Date(one.metadata.paused_at) : null,
        until: pause.resumes_at === null ? null : moment(pause.resumes_at),
      },
    },
  ];
}

/** When the subscription's oldest invoice was due that is unpaid although the card was tried. */
function failedSince(subscription: string, invoices: Stripe.Invoice[]): Date | undefined {
  const times = invoices
    .filter(({ status, attempted }) => status === 'open' && attempted)
    .filter(({ parent }) => idOf(parent?.subscription_details?.subscription ?? null) === subscription)
    .map(({ status_transitions, created }) => status_transitions.finalized_at ?? created);
  return times.length > 0 ? moment(Math.min(...times)) : undefined;
}

/** The plan of each paid invoice by payment intent, and the payment intent by invoice. */
function paidInvoices(invoices: Stripe.Invoice[], planOf: (price: string) => PaidPlan | undefined) {
  const byPayment = new Map<string, ChargeSnapshot['invoice']>();
  const byInvoice = new Map<string, string>();
  for (const invoice of invoices) {
    for (const { payment } of invoice.payments?.data ?? []) {
      const intent = idOf(payment.payment_intent ?? null);
      if (!intent) continue;
      // In a change of plan, the line that costs something is the new plan.
      const [line] = invoice.lines.data.toSorted((a, b) => b.amount - a.amount);
      const price = idOf(line?.pricing?.price_details?.price ?? null);
      byPayment.set(intent, { plan: (price && planOf(price)) || null });
      byInvoice.set(invoice.id ?? '', intent);
    }
  }
  return { byPayment, byInvoice };
}

function chargeSnapshots(
  charge: Stripe.Charge,
  invoices: Map<string, ChargeSnapshot['invoice']>,
): ChargeSnapshot[] {
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

/** A complete session whose money is still on its way counts as open. */
function sessionSnapshot(session: Stripe.Checkout.Session, payments: Map<string, string>): SessionSnapshot {
  const invoice = idOf(session.invoice);
  const isUnpaid = session.status === 'complete' && session.payment_status === 'unpaid';
  return {
    id: session.id,
    status: isUnpaid ? 'open' : ((session.status as SessionSnapshot['status'] | null) ?? 'open'),
    amount: session.amount_total,
    paymentIntent: idOf(session.payment_intent) ?? (invoice ? (payments.get(invoice) ?? null) : null),
  };
}

const moment = (seconds: number) => new Date(seconds * 1000);

const idOf = (thing: string | { id?: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

export interface SnapshotToWrite {
  userId: string;
  provider: 'stripe' | 'built-in';
  /** The number drawn before the provider was asked (decision 0040). */
  drawn: number;
  snapshot: BillingSnapshot;
  now: Date;
}

/** What the provider says of one customer, in our candidates. Amounts are in cents. */
export interface BillingSnapshot {
  /** The newest live one, else the newest ended one. */
  subscription: SubscriptionSnapshot | null;
  /** How many are live; more than one is a fault. */
  live: number;
  charges: ChargeSnapshot[];
  sessions: SessionSnapshot[];
}

export interface SubscriptionSnapshot {
  id: string;
  /** Id of its only item. */
  item: string;
  price: string;
  plan: PaidPlan | 'other';
  /** `past_due`: a payment failed. `suspended`: live, but includes nothing. */
  state: 'active' | 'past_due' | 'suspended' | 'ended';
  startedAt: Date;
  periodEnd: Date;
  /** When it ends, or ended. */
  endsAt: Date | null;
  /** When the payment failed that is still due. */
  pastDueSince: Date | null;
  pause: { since: Date | null; until: Date | null } | null;
}

/** Money taken, and how much of it was given back. */
export interface ChargeSnapshot {
  id: string;
  paymentIntent: string | null;
  /** The invoice it paid, if any; its plan is null for a price that is not ours. */
  invoice: { plan: PaidPlan | null } | null;
  amount: number;
  refunded: number;
  currency: string;
  receiptUrl: string | null;
  paidAt: Date;
}

export interface SessionSnapshot {
  id: string;
  status: 'open' | 'complete' | 'expired';
  amount: number | null;
  paymentIntent: string | null;
}
