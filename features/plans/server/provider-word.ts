import type { PaidPlan } from '../rules/billing.ts';

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
