/** What the built-in provider keeps of each kind of thing. Amounts are in cents, moments in seconds, as in Stripe's protocol. */
export interface Records {
  customer: CustomerRecord;
  session: SessionRecord;
  subscription: SubscriptionRecord;
  invoice: InvoiceRecord;
  payment: PaymentRecord;
  refund: RefundRecord;
  portal: PortalRecord;
  event: EventRecord;
  request: RequestRecord;
}

export type Kind = keyof Records;
export type Metadata = Record<string, string>;

interface Kept {
  id: string;
  created: number;
}

export interface CustomerRecord extends Kept {
  email: string | null;
  name: string | null;
  metadata: Metadata;
  /** Below zero: what is still to be given back, taken off the next invoice. */
  balance: number;
  /** What the next attempt to charge ends in. */
  card: 'works' | 'declined';
  /** Of the page where they last paid or changed something; receipts are written in it. */
  locale?: string | null;
  deleted?: boolean;
}

/** What is bought: a monthly price of the catalogue, or an amount paid once. */
export interface SessionLine {
  price: string | null;
  name: string;
  amount: number;
  quantity: number;
}

export interface SessionRecord extends Kept {
  customer: string;
  mode: 'subscription' | 'payment';
  status: 'open' | 'complete' | 'expired';
  line: SessionLine;
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  locale: string | null;
  metadata: Metadata;
  /** Handed on to the subscription or the payment that comes of it. */
  handedOn: { metadata: Metadata; description: string | null };
  expiresAt: number;
  subscription: string | null;
  payment: string | null;
  invoice: string | null;
  email: string | null;
}

export interface SubscriptionRecord extends Kept {
  item: string;
  customer: string;
  price: string;
  status: 'active' | 'past_due' | 'canceled';
  /** The day of the month on which it renews, where the month has it. */
  anchorDay: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  endReason: 'cancellation_requested' | 'payment_failed' | null;
  pause: { behavior: PauseBehavior; resumes_at: number | null } | null;
  metadata: Metadata;
  description: string | null;
  latestInvoice: string | null;
  /** What a change of price in the middle of a month left to be settled with the next invoice. */
  unsettled: number;
}

export type PauseBehavior = 'void' | 'keep_as_draft' | 'mark_uncollectible';

export interface InvoiceLine {
  id: string;
  description: string;
  amount: number;
  price: string;
  proration: boolean;
  start: number;
  end: number;
}

export interface InvoiceRecord extends Kept {
  number: string;
  customer: string;
  subscription: string;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  lines: InvoiceLine[];
  total: number;
  startingBalance: number;
  endingBalance: number;
  amountDue: number;
  amountPaid: number;
  attempts: number;
  payment: string | null;
  paidAt: number | null;
  closedAt: number | null;
}

/** A payment intent and its newest charge in one. */
export interface PaymentRecord extends Kept {
  charge: string;
  customer: string;
  invoice: string | null;
  amount: number;
  refunded: number;
  status: 'succeeded' | 'declined';
  description: string | null;
  email: string | null;
  metadata: Metadata;
}

export interface RefundRecord extends Kept {
  payment: string;
  charge: string;
  customer: string;
  amount: number;
  reason: string | null;
  metadata: Metadata;
}

export interface PortalRecord extends Kept {
  customer: string;
  returnUrl: string;
  locale?: string | null;
  /** The one change this visit is for; absent means the whole portal. */
  flow: { subscription: string; price: string; done: boolean; returnTo: string | null } | null;
  expiresAt: number;
}

export interface EventRecord extends Kept {
  type: string;
  /** As it is sent: the thing as it was at that moment. */
  body: Record<string, unknown>;
  deliveredAt: number | null;
}

/** A call with an idempotency key, and what it was answered. */
export interface RequestRecord extends Kept {
  fingerprint: string;
  status: number;
  answer: Record<string, unknown>;
}
