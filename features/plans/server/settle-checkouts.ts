import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { Reading } from './provider-word.ts';

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
