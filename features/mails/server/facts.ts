import { type RawBuilder, sql } from 'kysely';
import type { DateKind } from '#features/schedule/rules/dates.ts';
import { recordAges } from '#features/schedule/rules/record-age.ts';
import type { Tx } from '#platform/server/database.ts';
import { type MailParameters, type MailTemplate, mailTemplates } from '../contract.ts';

/** A payment in e-mails; cents. */
export interface PaymentFacts {
  kind: 'plan' | 'application_fee';
  plan: 'standard' | 'premium' | null;
  amount: number;
  currency: string;
  paid_at: Date;
}

/** An admin's text. */
interface WrittenMail {
  subject: string;
  body: string;
}

type NoFacts = Record<never, never>;

/** The data of each kind of e-mail, read when it is written. */
export interface MailFacts {
  welcome: NoFacts;
  'date-coming': { kind: DateKind; day: Date; days_left: number };
  'support-reply': NoFacts;
  'document-returned': NoFacts;
  'support-message': NoFacts;
  decision: NoFacts;
  'staff-message': WrittenMail;
  'erasure-requested': { due: Date };
  'account-erased': { reference: string };
  'payment-receipt': PaymentFacts;
  'payment-failed': { until: Date };
  'plan-ended': NoFacts;
  'plan-resumed': { next_charge: Date };
  /** `amount` was refunded; `until` is the end of its plan, if that is set to end. */
  'refund-made': { payment: PaymentFacts; amount: number; until: Date | null };
  'refund-declined': NoFacts;
}

/** A kind of e-mail with its facts. */
export type MailToWrite = {
  [Kind in MailTemplate]: { template: Kind; facts: MailFacts[Kind] };
}[MailTemplate];

/** Reads the facts of an e-mail; null when it is no longer true and must not be sent. Throws when its rows are gone. */
export async function readMailFacts(
  tx: Tx,
  row: { template: string; parameters: unknown; user_id: string },
): Promise<MailToWrite | null> {
  const template = row.template as MailTemplate;
  switch (template) {
    case 'staff-message': {
      const { mail_id } = mailTemplates[template].parse(row.parameters);
      const facts = await tx
        .selectFrom('staff_mails')
        .select(['subject', 'body'])
        .where('id', '=', mail_id)
        .executeTakeFirstOrThrow();
      return { template, facts };
    }
    case 'date-coming': {
      const { application_id, kind, day } = mailTemplates[template].parse(row.parameters);
      const left = await readDaysLeft(tx, { application_id, kind, day });
      if (left === undefined || !(await wantsReminders(tx, row.user_id))) return null;
      return { template, facts: { kind, day: new Date(day), days_left: left } };
    }
    case 'erasure-requested': {
      const erasure = await tx
        .selectFrom('account_erasures')
        .select('due_at')
        .where('account_id', '=', row.user_id)
        .where('begun_at', 'is', null)
        .executeTakeFirst();
      return erasure ? { template, facts: { due: erasure.due_at } } : null;
    }
    case 'account-erased':
      return { template, facts: { reference: row.user_id } };
    case 'payment-receipt': {
      const { payment_id } = mailTemplates[template].parse(row.parameters);
      return { template, facts: await readPayment(tx, payment_id) };
    }
    case 'refund-made': {
      const { payment_id, amount } = mailTemplates[template].parse(row.parameters);
      const payment = await readPayment(tx, payment_id);
      const until = payment.kind === 'plan' ? await readEnd(tx, row.user_id) : null;
      return { template, facts: { payment, amount, until } };
    }
    case 'payment-failed': {
      const { until } = mailTemplates[template].parse(row.parameters);
      return { template, facts: { until: new Date(until) } };
    }
    case 'plan-resumed': {
      const { next_charge } = mailTemplates[template].parse(row.parameters);
      return { template, facts: { next_charge: new Date(next_charge) } };
    }
    default:
      return { template, facts: {} };
  }
}

/** Days until a saved day, while it is still saved and in the future. */
async function readDaysLeft(
  tx: Tx,
  { application_id, kind, day }: MailParameters<'date-coming'>,
): Promise<number | undefined> {
  const due = dueDayOf('application_dates');
  const left = sql<number>`${due} - (now() at time zone 'utc')::date`;
  const row = await tx
    .selectFrom('application_dates')
    .select(left.as('left'))
    .where('application_id', '=', application_id)
    .where('kind', '=', kind)
    .where(due, '=', day)
    .where(left, '>', 0)
    .executeTakeFirst();
  return row?.left;
}

function readPayment(tx: Tx, id: string): Promise<PaymentFacts> {
  return tx
    .selectFrom('payments')
    .select(['kind', 'plan', 'amount', 'currency', 'paid_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
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

/** Whether a user wants reminders, which is the default. */
export async function wantsReminders(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('mail_choices')
    .select('date_reminders')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.date_reminders ?? true;
}

/** `dueDay` of `features/schedule/rules/record-age.ts` in SQL. @param table - the alias of `application_dates`. */
export const dueDayOf = (table: string): RawBuilder<string> => {
  const [kind, day] = [sql.ref(`${table}.kind`), sql.ref(`${table}.day`)];
  return sql<string>`case ${kind} when 'criminal_record_issued' then ${day} + ${sql.lit(recordAges.days)} else ${day} end`;
};
