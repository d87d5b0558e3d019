import { type RawBuilder, sql } from 'kysely';
import type { Durations } from '#features/facts/durations.ts';
import { readDurations } from '#features/facts/server/read-facts.ts';
import type { Said } from '#features/places/rules/where-lines.ts';
import { readWhere } from '#features/places/server/hand-in.ts';
import { daysBetween, type RemindedKind } from '#features/schedule/rules/dates.ts';
import { recordAge } from '#features/schedule/rules/record-age.ts';
import type { Tx } from '#platform/server/database.ts';
import { utcDay } from '#platform/shared/day-numbers.ts';

/** A payment in e-mails; cents. */
export interface PaymentFacts {
  kind: 'plan' | 'application_fee';
  plan: 'standard' | 'premium' | null;
  amount: number;
  currency: string;
  paid_at: Date;
}

/** When an account will be deleted, while it is asked for and not begun. */
export async function readErasure(
  tx: Tx,
  _parameters: unknown,
  userId: string,
): Promise<{ due: Date } | null> {
  const erasure = await tx
    .selectFrom('account_erasures')
    .select('due_at')
    .where('account_id', '=', userId)
    .where('begun_at', 'is', null)
    .executeTakeFirst();
  return erasure ? { due: erasure.due_at } : null;
}

interface SavedDate {
  application_id: string;
  kind: RemindedKind;
  day: string;
}

/** A saved day, while it is still saved and in the future at `now`, and where the owner hands in. */
export async function readDate(
  tx: Tx,
  { application_id, kind, day }: SavedDate,
  userId: string,
  now: Date,
): Promise<{ kind: RemindedKind; day: Date; days_left: number; where: Said; durations: Durations } | null> {
  const durations = await readDurations(tx);
  const due = dueDayOf('application_dates', durations);
  const left = daysBetween(utcDay(now), day);
  if (left < 1) return null;
  const row = await tx
    .selectFrom('application_dates')
    .select('kind')
    .where('application_id', '=', application_id)
    .where('kind', '=', kind)
    .where(due, '=', day)
    .executeTakeFirst();
  if (!row) return null;
  return { kind, day: new Date(day), days_left: left, where: await readWhere(tx, userId), durations };
}

/** Throws when it is gone. */
export function readPayment(tx: Tx, id: string): Promise<PaymentFacts> {
  return tx
    .selectFrom('payments')
    .select(['kind', 'plan', 'amount', 'currency', 'paid_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** `amount` was refunded; `until` is the end of its plan, if that is set to end. */
export async function readRefund(
  tx: Tx,
  { payment_id, amount }: { payment_id: string; amount: number },
  userId: string,
): Promise<{ payment: PaymentFacts; amount: number; until: Date | null }> {
  const payment = await readPayment(tx, payment_id);
  return { payment, amount, until: payment.kind === 'plan' ? await readEnd(tx, userId) : null };
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

/** Whether a user wants such e-mails, which is the default. */
export async function wantsMail(tx: Tx, userId: string, choice: 'date_reminders'): Promise<boolean> {
  const row = await tx
    .selectFrom('mail_choices')
    .select(choice)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.[choice] ?? true;
}

/** `dueDay` of `features/schedule/rules/record-age.ts` in SQL. @param table - the alias of `application_dates`. */
export const dueDayOf = (table: string, durations: Durations): RawBuilder<string> => {
  const [kind, day] = [sql.ref(`${table}.kind`), sql.ref(`${table}.day`)];
  return sql<string>`case ${kind} when 'criminal_record_issued' then ${day} + ${sql.lit(recordAge(durations))} else ${day} end`;
};
