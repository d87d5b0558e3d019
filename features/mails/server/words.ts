import { billingMailTexts as portugueseBilling } from '#features/plans/texts/billing-mails.pt.ts';
import { billingMailTexts } from '#features/plans/texts/billing-mails.ts';
import { type Language, locales, type Translation } from '#platform/shared/languages.ts';
import { formatCents, formatDay } from '#platform/shared/money.ts';
import type { MailTemplate } from '../contract.ts';
import { mailTexts as portugueseMails } from '../texts/mails.pt.ts';
import { mailTexts } from '../texts/mails.ts';
import type { MailFacts, MailToWrite, PaymentFacts } from './facts.ts';

/** An e-mail without greeting and signature. */
export interface Words {
  subject: string;
  body: string;
  /** Absent when the user answers the e-mail itself. */
  action?: { label: string; path: string };
}

export interface MailLanguage {
  mails: Translation<typeof mailTexts>;
  billing: Translation<typeof billingMailTexts>;
  locale: string;
}

/** An e-mail is in the language that its reader has chosen when it is sent. */
export const mailLanguages: Record<Language, MailLanguage> = {
  en: { mails: mailTexts, billing: billingMailTexts, locale: locales.en },
  pt: { mails: portugueseMails, billing: portugueseBilling, locale: locales.pt },
};

export function wordsOf<Kind extends MailTemplate>(
  { template, facts }: { template: Kind; facts: MailFacts[Kind] } | MailToWrite,
  language = mailLanguages.en,
): Words {
  const write = wordsByKind[template] as (facts: MailFacts[MailTemplate], language: MailLanguage) => Words;
  return write(facts, language);
}

const wordsByKind: {
  [Kind in MailTemplate]: (facts: MailFacts[Kind], language: MailLanguage) => Words;
} = {
  welcome: (_facts, { mails }) => leadingTo('/dashboard', mails.welcome),
  'date-coming': ({ kind, day, days_left }, { mails: { dateComing }, locale }) =>
    leadingTo('/dashboard', {
      ...dateComing,
      body: [
        dateComing.body[kind](formatDay(day, locale), days_left),
        dateComing.change,
        dateComing.stop,
      ].join('\n\n'),
    }),
  'support-reply': (_facts, { mails }) => leadingTo('/support', mails.supportReply),
  'document-returned': (_facts, { mails }) => leadingTo('/documents', mails.documentReturned),
  'support-message': (_facts, { mails }) => leadingTo('/support', mails.supportMessage),
  decision: (_facts, { mails }) => leadingTo('/dashboard', mails.decision),
  'staff-message': ({ subject, body }, { mails }) => ({
    subject,
    body: `${body}\n\n${mails.staffMessage.answer}`,
  }),
  'erasure-requested': ({ due }, { mails: { erasureRequested }, locale }) =>
    leadingTo('/profile', { ...erasureRequested, body: erasureRequested.body(formatDay(due, locale)) }),
  'account-erased': ({ reference }, { mails: { accountErased } }) =>
    leadingTo('/privacy', { ...accountErased, body: accountErased.body(reference) }),

  'payment-receipt': (payment, { billing, locale }) => {
    const { subject, body, monthly, action } = billing.receipt;
    const lines = body(
      whatWasPaid(payment, billing),
      formatCents(payment.amount, payment.currency, locale),
      formatDay(payment.paid_at, locale),
    );
    return leadingTo('/subscription', {
      subject,
      body: payment.kind === 'plan' ? `${lines}\n\n${monthly}` : lines,
      action,
    });
  },
  'payment-failed': ({ until }, { billing: { failed }, locale }) =>
    leadingTo('/subscription', { ...failed, body: failed.body(formatDay(until, locale)) }),
  'plan-ended': (_facts, { billing }) => leadingTo('/subscription', billing.ended),
  'plan-resumed': ({ next_charge }, { billing: { resumed }, locale }) =>
    leadingTo('/subscription', { ...resumed, body: resumed.body(formatDay(next_charge, locale)) }),
  'refund-made': ({ payment, amount, until }, { billing, locale }) => {
    const { subject, body, ending, action } = billing.refunded;
    const lines = [body(formatCents(amount, payment.currency, locale), whatWasPaid(payment, billing))];
    if (until) lines.push(ending(formatDay(until, locale)));
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
