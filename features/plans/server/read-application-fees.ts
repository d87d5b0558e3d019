import type { ApplicationFees, PaidFee } from '#features/applications/contract/application-fees.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import type { Tx } from '#platform/server/database.ts';

/** What applications cost today, and what a person paid for theirs. */
export async function readApplicationFees(tx: Tx, userId: string): Promise<ApplicationFees> {
  const { application_fee } = await readSettings(tx);
  return { asked: Math.round(application_fee * 100), paid: await readPaidFees(tx, userId) };
}

/** What a person paid for their applications, the oldest first. What was given back counts as not paid. */
export async function readPaidFees(tx: Tx, userId: string): Promise<PaidFee[]> {
  const rows = await tx
    .selectFrom('payments')
    .select(['application_id', 'amount', 'currency', 'paid_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'application_fee')
    .where('application_id', 'is not', null)
    .where((eb) => eb('refunded_amount', '<', eb.ref('amount')))
    .orderBy('paid_at')
    .$narrowType<{ application_id: string }>()
    .execute();
  return rows.map((row) => ({ ...row, paid_at: row.paid_at.toISOString() }));
}
