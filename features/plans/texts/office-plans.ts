import { planName } from './plan-management.ts';

type PlanName = Parameters<typeof planName>[0];

/** What admins read of plans, payments and refunds. */
export const officePlanTexts = {
  refunds: {
    title: 'Refund requests',
    count: (total: number) =>
      total === 0
        ? 'Nobody waits for an answer'
        : total === 1
          ? '1 waits for an answer'
          : `${total} wait for an answer`,
    answered: (days: number, count: number) => `Answered in the last ${days} days: ${count}`,
    answeredBy: (who: string, when: string) => `By ${who}. ${when}`,
    answeredFailed: 'What was answered lately could not be loaded.',
    gone: 'a deleted account',
    failed: 'The refund requests could not be loaded.',
    more: (hidden: number) => `${hidden} more wait. They come up as you answer these.`,
    about: (what: string, amount: string, date: string) => `${what}, ${amount}, paid ${date}`,
    asked: (when: string) => `Asked ${when.replace(/^(Just|Today|Yesterday)/, (word) => word.toLowerCase())}`,
    decide: 'Answer',
    decideFor: (name: string) => `Answer ${name}`,
    stuck: 'Agreed, but sending the money failed. Answer again to try once more.',
  },
  decision: {
    title: (name: string) => `Refund for ${name}`,
    reason: 'Their reason',
    note: 'Your answer',
    noteHint: 'They read it beside the payment. The e-mail leads there, and leaves your words out.',
    missing: 'Please write an answer.',
    tooLong: (max: number) => `Please use ${max} letters or fewer.`,
    effect:
      'Approving sends the whole amount back, and cannot be taken back. A plan paid with it ends with its month.',
    approve: 'Approve and send the money',
    decline: 'Decline',
    sending: 'Sending...',
    failed: 'That did not work',
    approved: 'Refund approved',
    approvedDetail: (name: string, amount: string) => `${amount} goes back to ${name}.`,
    declined: 'Refund declined',
    declinedDetail: (name: string) => `${name} gets your answer.`,
  },
  what: (kind: 'plan' | 'application_fee', plan: PlanName | null) =>
    kind === 'plan' && plan ? `${planName(plan)} plan` : 'Application fee',
  fee: {
    title: 'Application fee',
    paid: (amount: string, date: string) => `${amount} paid ${date}`,
    due: (amount: string) => `${amount}, not paid yet`,
  },
  states: {
    open: 'Refund asked for',
    approved: 'Refund on its way',
    refunded: 'Refunded',
    declined: 'Refund declined',
    failed: 'Sending the refund failed',
  },
  payments: {
    title: 'Payments',
    loading: 'Loading the payments...',
    failed: 'The payments could not be loaded.',
    none: 'No payment so far.',
    refunded: (amount: string) => `${amount} given back`,
    receipt: 'Receipt',
    newest: (count: number) => `The newest ${count}.`,
  },
  facts: {
    next: 'Next charge',
    ended: 'Ended on',
    cancelled: 'Canceled, runs until',
    paused: 'Paused since',
    grace: 'Payment failed, plan runs until',
  },
} as const;
