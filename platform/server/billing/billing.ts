import type { RequestListener } from 'node:http';
import type Stripe from 'stripe';

/** The plans that cost money. */
export type PaidPlan = 'standard' | 'premium';

/**
 * The door to a person who takes the money: Stripe, or the built-in provider in test mode. Both are spoken to by Stripe's own
 * client in Stripe's own protocol, so that what works here works there.
 */
export interface Billing {
  mode: 'stripe' | 'built-in';
  /** Ours to ask with; every call that changes something carries an idempotency key. */
  stripe: Stripe;
  /** Which price a plan is charged at. Never taken from a browser. */
  prices: Record<PaidPlan, string>;
  /** Signs the events that come in; absent means that none is accepted (503). */
  webhookSecret?: string;
  /** The built-in provider's own parts; absent with Stripe. */
  builtIn?: {
    /** Checkout, portal and receipts, below `/billing`. */
    pages: RequestListener;
    /** Sends an event to our webhook unless it was taken already. @throws unless it was taken. */
    deliverEvent(id: string): Promise<void>;
    /** Lets happen what is due by now: months that are over, checkouts that waited too long. */
    passTime(): Promise<void>;
  };
}
