import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type ProviderWord, type Reading, readWord } from './billing-snapshot.ts';
import { writePayments } from './payments.ts';
import { writePlan } from './subscription.ts';

/**
 * Asks the provider how everything of a person stands, and writes it down. Answers its word, or undefined for somebody
 * who is no customer there. Throws what the provider's client throws; then nothing is written.
 *
 * No transaction is open while the provider is asked: a slow answer must not hold a connection, and the built-in
 * provider needs connections of the same pool to answer at all. What keeps an older word from overwriting a newer one
 * is the number that is drawn before asking (decision 0040).
 * @param options.askedBy - who the log names for what changes.
 * @param options.alsoWrite - written in the same transaction.
 */
export async function syncCustomer(
  platform: Pick<Platform, 'database' | 'billing' | 'clock'>,
  userId: string,
  options: { askedBy?: Actor; alsoWrite?: (tx: Tx) => Promise<void> } = {},
): Promise<ProviderWord | undefined> {
  const { database, billing, clock } = platform;
  const provider = billing.mode;
  const customer = await database.asSystem('draw a number before asking the billing provider', (tx) =>
    tx
      .updateTable('billing_customers')
      .set((eb) => ({ drawn: eb('drawn', '+', 1) }))
      .where('user_id', '=', userId)
      .where('provider', '=', provider)
      .where('customer_id', 'is not', null)
      .returning(['customer_id', 'drawn'])
      .executeTakeFirst(),
  );
  if (!customer?.customer_id) return undefined;
  const word = await readWord(billing, customer.customer_id);
  await database.asSystem(
    'write what the billing provider said',
    async (tx) => {
      await writeWord(tx, { userId, provider, drawn: customer.drawn, word, now: clock() });
      await options.alsoWrite?.(tx);
    },
    options.askedBy,
  );
  return word;
}

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

/**
 * Closes the checkouts that were paid or ran out. A plan that was bought is counted here, where its checkout is
 * completed: that happens once.
 */
export async function settleCheckouts(tx: Tx, { userId, word, now }: Reading): Promise<void> {
  const closed = word.sessions.filter(({ status }) => status !== 'open');
  if (closed.length === 0) return;
  const rows = await tx
    .selectFrom('checkouts')
    .select(['id', 'session_id', 'kind', 'plan', 'visitor_id', 'amount'])
    .where('user_id', '=', userId)
    .where('status', '<>', 'complete')
    .where(
      'session_id',
      'in',
      closed.map(({ id }) => id),
    )
    .forUpdate()
    .execute();
  for (const row of rows) {
    const session = closed.find(({ id }) => id === row.session_id);
    if (session?.status !== 'complete') {
      await tx.updateTable('checkouts').set({ status: 'expired' }).where('id', '=', row.id).execute();
      continue;
    }
    await tx
      .updateTable('checkouts')
      .set({
        status: 'complete',
        completed_at: now,
        amount: session.amount ?? row.amount,
        payment_intent: session.paymentIntent,
      })
      .where('id', '=', row.id)
      .execute();
    await recordAudit(tx, {
      action: 'checkout.completed',
      subject: { type: 'checkout', id: row.id },
      ownerId: userId,
      details: { kind: row.kind, plan: row.plan },
    });
    if (row.kind === 'plan' && row.plan && row.visitor_id)
      await enqueue(tx, 'record-conversion', {
        type: 'subscription_started',
        user_id: userId,
        visitor_id: row.visitor_id,
        plan: row.plan,
      });
  }
}
