import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type BillingSnapshot, readSnapshot, type SnapshotToWrite } from './billing-snapshot.ts';
import { writePayments } from './payments.ts';
import { writePlan } from './subscription.ts';

/**
 * Reads everything of a person from the provider and stores it. Returns the snapshot, or undefined for a person who is no
 * customer there; throws what the provider's client throws, and then stores nothing.
 *
 * No transaction is open while the provider is asked: a slow answer must not hold a connection, and the built-in provider
 * needs connections of the same pool. The number drawn before asking keeps an older snapshot from overwriting a newer one
 * (decision 0040).
 * @param options.askedBy - the actor in the audit log.
 * @param options.alsoWrite - runs in the same transaction.
 */
export async function syncCustomer(
  platform: Pick<Platform, 'database' | 'billing' | 'clock'>,
  userId: string,
  options: { askedBy?: Actor; alsoWrite?: (tx: Tx) => Promise<void> } = {},
): Promise<BillingSnapshot | undefined> {
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
  const snapshot = await readSnapshot(billing, customer.customer_id);
  await database.asSystem(
    'write what the billing provider said',
    async (tx) => {
      await writeSnapshot(tx, { userId, provider, drawn: customer.drawn, snapshot, now: clock() });
      await options.alsoWrite?.(tx);
    },
    options.askedBy,
  );
  return snapshot;
}

/**
 * Stores a snapshot: plan, purchases and payments, with everything that follows from a change, once. Locks the customer's
 * row and drops a snapshot that was asked for before the stored one (decision 0040).
 */
export async function writeSnapshot(tx: Tx, next: SnapshotToWrite): Promise<void> {
  const { userId, drawn, now, provider } = next;
  // The account first, as its erasure does: otherwise a deadlock.
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
  await settleCheckouts(tx, next);
  await writePayments(tx, next);
  await writePlan(tx, next);
}

/** Closes checkouts that were paid or expired, and counts a bought plan, once. */
async function settleCheckouts(tx: Tx, { userId, snapshot, now }: SnapshotToWrite): Promise<void> {
  const closed = snapshot.sessions.filter(({ status }) => status !== 'open');
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
