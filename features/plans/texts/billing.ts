import { graceDays, type PauseRefusal, pauseDays, refundDays } from '../rules/billing.ts';

const pauseRefused: Record<PauseRefusal, string> = {
  no_plan: 'You have no paid plan to pause. If you think you have one, write to us.',
  already_paused: 'Your plan is paused already. There is nothing more to do.',
  ending: 'Your plan is set to end. Keep it first, then you can pause it.',
  payment_failed: 'Your last payment failed. Pay it first, then you can pause your plan.',
  not_under_review: 'None of your applications is under review. While one is, you can pause your plan.',
  used_up: `A plan can be paused for ${pauseDays} days in all, and yours has been. If you need longer, write to us.`,
};

/** What people read when something about their plan or a payment cannot be done. */
export const billingTexts = {
  pauseRefused,
  samePlan: 'You have this plan already.',
  justBought: 'You have bought a plan in the meantime. Reload the page to see it.',
  endingFirst: 'Your plan is set to end. Keep it first, then you can change it.',
  pausedFirst: 'Your plan is paused. Resume it first, then you can change it.',
  nothingBought: 'You have not bought anything yet, so there is nothing to manage.',
  noPlan: 'You have no paid plan at the moment.',
  notPaused: 'Your plan is not paused.',
  refundTooLate: `A payment can be asked back for ${refundDays} days. Write to us and we look at it with you.`,
  refundAsked: 'You have asked for this payment back already.',
  refundDecided: 'This was decided already. Reload to see how.',
  noFee: 'There is no application fee at the moment.',
  feePaid: 'The fee of this application is paid.',
  feeName: 'Application fee',
  changing: 'Your plan is being changed at the moment. Wait a minute, then look again.',
  changeFailed: 'We could not change your plan. Nothing was charged. Try again, or write to us.',
  graceDays,
} as const;
