/** Days a plan continues after a failed payment. */
export const graceDays = 7;
/** Days after a payment in which a refund may be requested. */
export const refundDays = 14;
/** Most days that a plan may be paused. */
export const pauseDays = 90;

/** How many of the newest payments a screen shows. */
export const paymentsShown = 12;

export const paidPlans = ['standard', 'premium'] as const;
export type PaidPlan = (typeof paidPlans)[number];

export const paymentKinds = ['plan', 'application_fee'] as const;

/** `declined`: we said no. `approved`: the money is on its way. `failed`: the provider refused, so an admin has to look. */
export const refundStatuses = ['open', 'declined', 'approved', 'refunded', 'failed'] as const;

/** Why a plan cannot be paused. `texts`: `planTexts.pauseRefused`. */
export const pauseRefusals = [
  'no_plan',
  'already_paused',
  'ending',
  'payment_failed',
  'not_under_review',
  'used_up',
] as const;
export type PauseRefusal = (typeof pauseRefusals)[number];

const day = 86_400_000;
const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * day);

/** When a plan ends whose payment failed at `since`. */
export const graceEnd = (since: Date): Date => daysAfter(since, graceDays);

/** The latest end of a pause that begins now, after `paused` days of earlier pauses of the subscription. */
export const pauseEnd = (now: Date, paused: number): Date => daysAfter(now, pauseDays - paused);

/** Days of a pause, rounded up. */
export const daysPaused = (from: Date, until: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - from.getTime()) / day));

/** Until when a refund may be requested; null when that is over or everything was refunded. */
export function refundableUntil(
  payment: { paid_at: Date; amount: number; refunded_amount: number },
  now: Date,
): Date | null {
  const until = daysAfter(payment.paid_at, refundDays);
  return until > now && payment.refunded_amount < payment.amount ? until : null;
}

/** The parts of a plan that decide what may be done about it. `is_live`: the provider will charge for it again. */
export interface LivePlan {
  is_live: boolean;
  cancel_at_period_end: boolean;
  paused_at: Date | null;
  paused_days: number;
  grace_until: Date | null;
}

/** Why a plan cannot be paused, or null. People pause while they wait for a decision, not to keep a plan for nothing. */
export function pauseRefusal(plan: LivePlan | undefined, isUnderReview: boolean): PauseRefusal | null {
  if (!plan?.is_live) return 'no_plan';
  if (plan.paused_at) return 'already_paused';
  if (plan.cancel_at_period_end) return 'ending';
  if (plan.grace_until) return 'payment_failed';
  if (!isUnderReview) return 'not_under_review';
  return plan.paused_days >= pauseDays ? 'used_up' : null;
}
