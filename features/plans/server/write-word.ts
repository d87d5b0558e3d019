import type { Tx } from '#platform/server/database.ts';
import type { Reading } from './provider-word.ts';
import { settleCheckouts } from './settle-checkouts.ts';
import { writePayments } from './write-payments.ts';
import { writePlan } from './write-plan.ts';

/**
 * Writes down what the provider said of a person: plan, purchases and payments, with everything that follows from a
 * change, once. The person's customer row is locked, so that writers come one after the other; a word that was asked
 * for before the one that stands is dropped (decision 0040).
 */
export async function writeWord(tx: Tx, reading: Reading): Promise<void> {
  const { userId, drawn, now, provider } = reading;
  // First the account, as its erasure does: each would wait for the other's row for ever.
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  if (!account) return;
  const customer = await tx
    .selectFrom('billing_customers')
    .select('written')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst();
  if (!customer || customer.written >= drawn) return;
  await tx
    .updateTable('billing_customers')
    .set({ written: drawn, checked_at: now })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
  await settleCheckouts(tx, reading);
  await writePayments(tx, reading);
  await writePlan(tx, reading);
}
