import { type MailTemplate, mailTemplates } from '#domain/contracts/mails.ts';
import { formatCents, formatDay } from '#domain/rules/money.ts';
import { billingMailTexts as texts } from '#domain/texts/billing-mails.ts';
import type { Tx } from '../../platform/database.ts';
import type { Words } from './render-mail.ts';

export type BillingTemplate = Extract<
  MailTemplate,
  `payment-${string}` | `plan-${string}` | `refund-${string}`
>;

export const isAboutBilling = (template: MailTemplate): template is BillingTemplate =>
  /^(payment|plan|refund)-/.test(template);

const path = '/subscription';

/** The words of an e-mail about a payment or a plan, with the figures that stand in our rows now. */
export async function billingWords(
  tx: Tx,
  template: BillingTemplate,
  { parameters, userId }: { parameters: unknown; userId: string },
): Promise<Words> {
  switch (template) {
    case 'payment-receipt': {
      const { payment_id } = mailTemplates[template].parse(parameters);
      const { what, amount, currency, paid_at, kind } = await readPayment(tx, payment_id);
      const { subject, body, monthly, action } = texts.receipt;
      const lines = body(what, formatCents(amount, currency), formatDay(paid_at));
      return withLink(subject, kind === 'plan' ? `${lines}\n\n${monthly}` : lines, action);
    }
    case 'refund-made': {
      const { payment_id, amount } = mailTemplates[template].parse(parameters);
      const { what, currency, kind } = await readPayment(tx, payment_id);
      const { subject, body, ending, action } = texts.refunded;
      const until = kind === 'plan' ? await readEnd(tx, userId) : null;
      const lines = [body(formatCents(amount, currency), what), ...(until ? [ending(formatDay(until))] : [])];
      return withLink(subject, lines.join('\n\n'), action);
    }
    case 'payment-failed': {
      const { until } = mailTemplates[template].parse(parameters);
      const { subject, body, action } = texts.failed;
      return withLink(subject, body(formatDay(new Date(until))), action);
    }
    case 'plan-resumed': {
      const { next_charge } = mailTemplates[template].parse(parameters);
      const { subject, body, action } = texts.resumed;
      return withLink(subject, body(formatDay(new Date(next_charge))), action);
    }
    case 'plan-ended':
      return withLink(texts.ended.subject, texts.ended.body, texts.ended.action);
    case 'refund-declined':
      return withLink(texts.declined.subject, texts.declined.body, texts.declined.action);
  }
}

const withLink = (subject: string, body: string, label: string): Words => ({
  subject,
  body,
  action: { label, path },
});

async function readPayment(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('payments')
    .select(['kind', 'plan', 'amount', 'currency', 'paid_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const what =
    row.kind === 'application_fee' ? texts.applicationFee : row.plan ? texts.plans[row.plan] : texts.plan;
  return { ...row, what };
}

/** When a plan ends that is set to end. */
async function readEnd(tx: Tx, userId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('subscription_end')
    .where('user_id', '=', userId)
    .where('is_live', '=', true)
    .where('cancel_at_period_end', '=', true)
    .executeTakeFirst();
  return row?.subscription_end ?? null;
}
