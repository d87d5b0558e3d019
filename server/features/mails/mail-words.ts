import type { MailTemplate } from '#domain/contracts/mails.ts';
import { formatCents, formatDay } from '#domain/rules/money.ts';
import { billingMailTexts } from '#domain/texts/billing-mails.ts';
import { mailTexts } from '#domain/texts/mails.ts';
import type { MailFacts, MailToWrite, PaymentFacts } from './mail-facts.ts';

/** What an e-mail says, without greeting and signature. */
export interface Words {
  subject: string;
  body: string;
  /** Absent where the person answers the e-mail itself. */
  action?: { label: string; path: string };
}

/** The texts of one language. */
export interface MailLanguage {
  mails: typeof mailTexts;
  billing: typeof billingMailTexts;
}

const english: MailLanguage = { mails: mailTexts, billing: billingMailTexts };

/** The words of an e-mail, from its facts. */
export function wordsOf<Kind extends MailTemplate>(
  { template, facts }: { template: Kind; facts: MailFacts[Kind] } | MailToWrite,
  language = english,
): Words {
  const write = wordsByKind[template] as (facts: MailFacts[MailTemplate], language: MailLanguage) => Words;
  return write(facts, language);
}

const wordsByKind: {
  [Kind in MailTemplate]: (facts: MailFacts[Kind], language: MailLanguage) => Words;
} = {
  welcome: (_facts, { mails }) => leadingTo('/dashboard', mails.welcome),
  'date-coming': ({ kind, day, days_left }, { mails: { dateComing } }) =>
    leadingTo('/dashboard', {
      ...dateComing,
      body: [dateComing.body[kind](formatDay(day), days_left), dateComing.change, dateComing.stop].join(
        '\n\n',
      ),
    }),
  'support-reply': (_facts, { mails }) => leadingTo('/support', mails.supportReply),
  'document-returned': (_facts, { mails }) => leadingTo('/documents', mails.documentReturned),
  'support-message': (_facts, { mails }) => leadingTo('/support', mails.supportMessage),
  decision: (_facts, { mails }) => leadingTo('/dashboard', mails.decision),
  'staff-message': ({ subject, body }, { mails }) => ({
    subject,
    body: `${body}\n\n${mails.staffMessage.answer}`,
  }),

  'payment-receipt': (payment, { billing }) => {
    const { subject, body, monthly, action } = billing.receipt;
    const lines = body(
      whatWasPaid(payment, billing),
      formatCents(payment.amount, payment.currency),
      formatDay(payment.paid_at),
    );
    return leadingTo('/subscription', {
      subject,
      body: payment.kind === 'plan' ? `${lines}\n\n${monthly}` : lines,
      action,
    });
  },
  'payment-failed': ({ until }, { billing: { failed } }) =>
    leadingTo('/subscription', { ...failed, body: failed.body(formatDay(until)) }),
  'plan-ended': (_facts, { billing }) => leadingTo('/subscription', billing.ended),
  'plan-resumed': ({ next_charge }, { billing: { resumed } }) =>
    leadingTo('/subscription', { ...resumed, body: resumed.body(formatDay(next_charge)) }),
  'refund-made': ({ payment, amount, until }, { billing }) => {
    const { subject, body, ending, action } = billing.refunded;
    const lines = [body(formatCents(amount, payment.currency), whatWasPaid(payment, billing))];
    if (until) lines.push(ending(formatDay(until)));
    return leadingTo('/subscription', { subject, body: lines.join('\n\n'), action });
  },
  'refund-declined': (_facts, { billing }) => leadingTo('/subscription', billing.declined),
};

function leadingTo(
  path: string,
  { subject, body, action }: { subject: string; body: string; action: string },
): Words {
  return { subject, body, action: { label: action, path } };
}

function whatWasPaid({ kind, plan }: PaymentFacts, billing: MailLanguage['billing']): string {
  if (kind === 'application_fee') return billing.applicationFee;
  return plan ? billing.plans[plan] : billing.plan;
}
