import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { type MailParameters, type MailTemplate, mailTemplates } from '../contract.ts';
import { dueDayOf } from './due-day.ts';
import type { MailToWrite, PaymentFacts } from './mail-facts.ts';
import { wantsReminders } from './wants-reminders.ts';

/** What an e-mail tells of, as our rows have it now; null when that is no longer so and nothing is to be told. Throws when its rows are gone. */
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

/** How long it is until a day that somebody saved, while it still is that day and to come. */
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
