import { z } from 'zod';
import type { Translation } from '#platform/shared/languages.ts';
import type { mailTexts } from '../../texts/mails.ts';
import { type PaymentFacts, readPayment, readRefund } from '../facts.ts';
import { mail } from './kind.ts';

const payment: PaymentFacts = {
  kind: 'plan',
  plan: 'standard',
  amount: 9900,
  currency: 'usd',
  paid_at: new Date('2027-03-14T15:00:00Z'),
};

/** E-mails about payments. Amounts and days are in them: people must be able to see what was taken without signing in. */
export const moneyMails = {
  /** A payment arrived. */
  'payment-receipt': mail({
    parameters: z.strictObject({ payment_id: z.uuid() }),
    read: (tx, { payment_id }) => readPayment(tx, payment_id),
    sample: payment,
    path: '/subscription',
    words: {
      subject: 'Your payment receipt',
      body: (what: string, amount: string, day: string) =>
        `Thank you. We have received your payment.\n\n${what}: ${amount}, paid on ${day}.`,
      monthly: 'A plan is charged every month until you cancel it. You can cancel at any time.',
      action: 'See your receipts',
    },
    body: (paid, { body, monthly }, { money, day, frame }) => {
      const lines = body(
        whatWasPaid(paid, frame.purchases),
        money(paid.amount, paid.currency),
        day(paid.paid_at),
      );
      return paid.kind === 'plan' ? `${lines}\n\n${monthly}` : lines;
    },
  }),
  /** A payment failed; the plan continues until then. */
  'payment-failed': mail({
    parameters: z.strictObject({ until: z.iso.datetime() }),
    read: async (_tx, { until }) => ({ until: new Date(until) }),
    sample: { until: new Date('2027-03-21T15:00:00Z') },
    path: '/subscription',
    words: {
      subject: 'Your payment did not go through',
      body: (until: string) =>
        `We could not charge your card for your plan. Your plan goes on until ${until}.\n\nTo keep it, open your plan, choose “Manage Subscription” and give a card that works. If you do nothing, your plan ends on that day and nothing more is charged by us.`,
      action: 'Open your plan',
    },
    body: ({ until }, { body }, { day }) => body(day(until)),
  }),
  /** The paid plan is over. */
  'plan-ended': mail({
    parameters: z.strictObject({}),
    path: '/subscription',
    words: {
      subject: 'Your paid plan has ended',
      body: 'Your paid plan has ended, and you have the free Basic plan now. Your applications and papers are all still there. You can choose a plan again at any time.',
      action: 'See the plans',
    },
  }),
  /** Charging goes on after a pause. */
  'plan-resumed': mail({
    parameters: z.strictObject({ next_charge: z.iso.datetime() }),
    read: async (_tx, { next_charge }) => ({ next_charge: new Date(next_charge) }),
    sample: { next_charge: new Date('2027-04-14T15:00:00Z') },
    path: '/subscription',
    words: {
      subject: 'Your plan is no longer paused',
      body: (day: string) =>
        `The pause of your plan is over. The next charge is on ${day}. If you do not need the plan any more, you can cancel it before then.`,
      action: 'Open your plan',
    },
    body: ({ next_charge }, { body }, { day }) => body(day(next_charge)),
  }),
  /** A payment was refunded, this many cents in all. */
  'refund-made': mail({
    parameters: z.strictObject({ payment_id: z.uuid(), amount: z.int() }),
    read: readRefund,
    sample: { payment, amount: 4950, until: new Date('2027-04-14T15:00:00Z') },
    path: '/subscription',
    words: {
      subject: 'We have sent your money back',
      body: (amount: string, what: string) =>
        `We have given back ${amount} (${what}). Your bank can take 5 to 10 days to show it.`,
      ending: (day: string) => `Your plan stays until ${day} and is not charged again.`,
      action: 'See your payments',
    },
    body: ({ payment: paid, amount, until }, { body, ending }, { money, day, frame }) => {
      const lines = [body(money(amount, paid.currency), whatWasPaid(paid, frame.purchases))];
      if (until) lines.push(ending(day(until)));
      return lines.join('\n\n');
    },
  }),
  /** A refund request was declined. */
  'refund-declined': mail({
    parameters: z.strictObject({ refund_request_id: z.uuid() }),
    path: '/subscription',
    words: {
      subject: 'There is an answer about your refund',
      body: 'We have looked at your request for a refund. We could not give this payment back. Our reason is on our site.',
      action: 'Read our answer',
    },
  }),
};

function whatWasPaid({ kind, plan }: PaymentFacts, words: Translation<typeof mailTexts.purchases>): string {
  if (kind === 'application_fee') return words.applicationFee;
  return plan ? words.plans[plan] : words.plan;
}
