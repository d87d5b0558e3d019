/** Days a plan goes on after a payment failed, so that a new card can be given. */
export const graceDays = 7;
/** Days after a payment in which it may be asked back. */
export const refundDays = 14;
/** Days a plan may be paused at most. */
export const pauseDays = 90;

export const paidPlans = ['standard', 'premium'] as const;
export type PaidPlan = (typeof paidPlans)[number];

/** What somebody pays for. */
export const paymentKinds = ['plan', 'application_fee'] as const;

/** `declined`: we said no. `approved`: the money is on its way. `failed`: the provider refused, so an admin has to look. */
export const refundStatuses = ['open', 'declined', 'approved', 'refunded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

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
