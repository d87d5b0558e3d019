import { z } from 'zod';
import { paidFee } from '#features/applications/contract/application-fees.ts';
import { contract } from '#platform/shared/contract.ts';
import { freeText } from '#platform/shared/free-text.ts';
import { paidPlans, pauseRefusals, paymentKinds, refundStatuses } from './rules/billing.ts';
import { plans } from './rules/entitlements.ts';

const paidPlan = z.enum(paidPlans);
const paymentKind = z.enum(paymentKinds);
const refundStatus = z.enum(refundStatuses);
const moment = z.iso.datetime();
/** In the smallest unit of its currency: cents. */
const amount = z.int().min(0);
/** Three capital letters. */
const currency = z.string();
/** Errors of calls that ask the provider. `billing_unavailable`: it failed or refused; nobody was charged. */
const asksProvider = ['not_authenticated', 'billing_unavailable'] as const;

export const payment = z.object({
  id: z.uuid(),
  kind: paymentKind,
  /** Null for an application fee. */
  plan: paidPlan.nullable(),
  amount,
  currency,
  paid_at: moment,
  receipt_url: z.url().nullable(),
  refunded_amount: amount,
  /** Until when a refund may be requested; null when it may not. */
  refundable_until: moment.nullable(),
  /** State of its newest refund request. */
  refund: refundStatus.nullable(),
});
export type Payment = z.infer<typeof payment>;

/** As the person who made it sees it. */
export const refundRequest = z.object({
  id: z.uuid(),
  payment_id: z.uuid(),
  status: refundStatus,
  reason: z.string(),
  created_at: moment,
  decided_at: moment.nullable(),
  /** Our answer. */
  note: z.string().nullable(),
});
export type RefundRequest = z.infer<typeof refundRequest>;

export const planState = z.object({
  provider: z.enum(['stripe', 'built-in']),
  /** The plan in effect: an ended one is `basic`. */
  plan: z.enum(plans),
  /** Of the last paid plan; null when there never was one. */
  status: z.enum(['active', 'inactive', 'cancelled']).nullable(),
  /** The next charge; null when there will be none, as while paused. */
  renews_at: moment.nullable(),
  /** When it ends, or ended. */
  ends_at: moment.nullable(),
  paused: z.boolean(),
  paused_at: moment.nullable(),
  /** When charging begins again at the latest. */
  pause_ends_at: moment.nullable(),
  /** When the plan ends unless a failed payment is made. */
  grace_until: moment.nullable(),
  /** The newest 12. */
  payments: z.array(payment),
  /** Fees that are paid and not refunded. */
  application_fees: z.array(paidFee),
  /** The newest. */
  refund_request: refundRequest.nullable(),
  can: z.object({
    pause: z.boolean(),
    resume: z.boolean(),
    cancel: z.boolean(),
    keep: z.boolean(),
    request_refund: z.boolean(),
  }),
  /** Why not, when `can.pause` is false. */
  pause_refused: z.enum(pauseRefusals).nullable(),
  /** The plan includes a talk with our staff. */
  consultation: z.boolean(),
  applications: z.object({
    used: z.int().min(0),
    allowed: z.int().min(1),
    limited_by: z.enum(['plan', 'setting']),
    /** The most on any plan now. */
    most: z.int().min(1),
  }),
});
export type PlanState = z.infer<typeof planState>;

/** Asks the provider at most once a minute per person; otherwise returns what is stored. */
export const checkSubscription = contract({
  method: 'post',
  path: '/api/billing/check-subscription',
  summary: 'Which paid plan the caller has',
  response: z.object({
    subscribed: z.boolean(),
    subscription_tier: z.enum(['Standard', 'Premium']).nullable(),
    subscription_end: moment.nullable(),
  }),
  errors: asksProvider,
});

/**
 * Returns the provider's page for this plan: an open one of the same person and plan is reused, and a person with another
 * plan gets the page that confirms the change. `conflict` for the plan they have.
 */
export const createCheckout = contract({
  method: 'post',
  path: '/api/billing/create-checkout',
  summary: 'Begin to buy a plan',
  body: z.strictObject({ plan: paidPlan }),
  response: z.object({ url: z.url() }),
  errors: [...asksProvider, 'conflict'],
});

/** `conflict` for a person who never bought anything. */
export const openPortal = contract({
  method: 'post',
  path: '/api/billing/customer-portal',
  summary: "The provider's page for cards, invoices and the plan",
  response: z.object({ url: z.url() }),
  errors: [...asksProvider, 'conflict'],
});

export const getPlan = contract({
  method: 'get',
  path: '/api/billing/plan',
  summary: "The caller's plan, payments and what may be done about them",
  response: planState,
  errors: ['not_authenticated'],
});

export const getOfficePlan = contract({
  method: 'get',
  path: '/api/office/accounts/{id}/plan',
  summary: "One person's plan and payments",
  params: z.strictObject({ id: z.uuid() }),
  response: planState,
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

/** For the page after a payment; while `open` the provider is asked again on each call. */
export const getCheckout = contract({
  method: 'get',
  path: '/api/billing/checkouts/{id}',
  summary: 'What became of a checkout of the caller',
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({
    status: z.enum(['open', 'complete', 'expired']),
    kind: paymentKind,
    plan: paidPlan.nullable(),
    amount,
    currency,
    /** The bought plan is the person's plan today. */
    is_current: z.boolean(),
    /** Null where nothing more is charged, for an application fee, and until it is complete. */
    next_charge_at: moment.nullable(),
    receipt_url: z.url().nullable(),
  }),
  errors: ['not_authenticated', 'not_found'],
});

const change = { method: 'post', response: planState, errors: [...asksProvider, 'conflict'] } as const;

/** Repeating any of these four changes nothing. `conflict` carries a text that says why. */
export const cancelPlan = contract({
  ...change,
  path: '/api/billing/cancel',
  summary: "End the caller's plan when the paid time is over",
});
export const keepPlan = contract({
  ...change,
  path: '/api/billing/keep',
  summary: 'Take the end of the plan back',
});
export const pausePlan = contract({
  ...change,
  path: '/api/billing/pause',
  summary: 'Charge nothing while an application is being decided',
});
export const resumePlan = contract({
  ...change,
  path: '/api/billing/resume',
  summary: 'End the pause',
});

/** Repeating it with the same `client_key` returns the first. `conflict` when there is one, or too late. */
export const requestRefund = contract({
  method: 'post',
  path: '/api/billing/refund-requests',
  summary: 'Ask for a payment back',
  body: z.strictObject({
    payment_id: z.uuid(),
    reason: freeText(1000, { missing: 'reason_missing', tooLong: 'reason_too_long' }),
    client_key: z.uuid(),
  }),
  response: refundRequest,
  errors: ['not_authenticated', 'not_found', 'conflict'],
});

/** Returns the provider's page. `conflict` when it is paid, or when no fee is asked. */
export const payApplicationFee = contract({
  method: 'post',
  path: '/api/billing/application-fee',
  summary: 'Pay the fee of an application of the caller',
  body: z.strictObject({ application_id: z.uuid() }),
  response: z.object({ url: z.url() }),
  errors: [...asksProvider, 'not_found', 'conflict'],
});

/** The raw body, signed in the header `stripe-signature`. 503 without a configured secret. */
export const receiveEvent = contract({
  method: 'post',
  path: '/api/billing/webhook',
  summary: 'Be told by the payment provider that something happened',
  body: 'bytes',
  response: z.object({ received: z.literal(true) }),
  errors: ['body_too_large'],
});

/** As an admin sees it. */
export const officeRefundRequest = refundRequest.extend({
  user_id: z.uuid(),
  name: z.string().nullable(),
  email: z.string(),
  payment: payment.pick({
    kind: true,
    plan: true,
    amount: true,
    currency: true,
    paid_at: true,
    refunded_amount: true,
  }),
  decided_by: z.string().nullable(),
  abilities: z.object({ decide: z.boolean() }),
});
export type OfficeRefundRequest = z.infer<typeof officeRefundRequest>;

/** `waiting` for an admin, oldest first; `done`, newest first. */
export const listRefundRequests = contract({
  method: 'get',
  path: '/api/office/refund-requests',
  summary: 'Requests for refunds',
  query: z.strictObject({
    status: z.enum(['waiting', 'done']).default('waiting'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    refund_requests: z.array(officeRefundRequest),
    total: z.int(),
    next_cursor: z.string().nullable(),
  }),
  errors: ['not_authenticated', 'forbidden'],
});

/** The person reads the note. Repeating it changes nothing; `conflict` when it was decided otherwise. */
export const decideRefund = contract({
  method: 'post',
  path: '/api/office/refund-requests/{id}/decide',
  summary: 'Give a payment back, or not',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    approve: z.boolean(),
    note: freeText(1000, { missing: 'note_missing', tooLong: 'note_too_long' }),
  }),
  response: officeRefundRequest,
  errors: ['not_authenticated', 'forbidden', 'not_found', 'conflict'],
});
