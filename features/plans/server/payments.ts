import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ChargeWord, Reading } from './billing-snapshot.ts';

/** Notes what was paid and what went back, and tells the person of each once. */
export async function writePayments(tx: Tx, { userId, provider, word }: Reading): Promise<void> {
  const known = await tx
    .selectFrom('payments')
    .select(['id', 'charge_id', 'refunded_amount', 'receipt_url'])
    .where('user_id', '=', userId)
    .execute();
  const fees = await tx
    .selectFrom('checkouts')
    .select(['payment_intent', 'application_id'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'application_fee')
    .where('payment_intent', 'is not', null)
    .execute();
  for (const charge of word.charges.toReversed()) {
    const payment = known.find(({ charge_id }) => charge_id === charge.id);
    if (payment) {
      if (payment.receipt_url === null && charge.receiptUrl)
        await writeReceipt(tx, payment.id, charge.receiptUrl);
      if (charge.refunded > payment.refunded_amount) await writeRefund(tx, userId, payment.id, charge);
      if (charge.refunded < payment.refunded_amount) await writeFailure(tx, payment.id, charge);
      continue;
    }
    const fee = fees.find(({ payment_intent }) => payment_intent === charge.paymentIntent);
    // Money that was taken for something that is not sold here is nobody's payment to us.
    if (!fee && !charge.invoice) continue;
    const { id } = await tx
      .insertInto('payments')
      .values({
        user_id: userId,
        kind: fee ? 'application_fee' : 'plan',
        plan: fee ? null : (charge.invoice?.plan ?? null),
        application_id: fee?.application_id ?? null,
        provider,
        charge_id: charge.id,
        payment_intent: charge.paymentIntent,
        amount: charge.amount,
        currency: charge.currency,
        receipt_url: charge.receiptUrl,
        paid_at: charge.paidAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      action: 'payment.received',
      subject: { type: 'payment', id },
      ownerId: userId,
      details: { kind: fee ? 'application_fee' : 'plan', amount: charge.amount, currency: charge.currency },
    });
    await queueMail(tx, {
      userId,
      template: 'payment-receipt',
      parameters: { payment_id: id },
      dedupeKey: `receipt:${charge.id}`,
    });
    if (charge.refunded > 0) await writeRefund(tx, userId, id, charge);
  }
}

/** Ends the request that asked for it, too, whoever made the refund: our job or somebody at the provider. */
async function writeRefund(
  tx: Tx,
  userId: string,
  id: string,
  { id: charge, refunded, currency }: ChargeWord,
): Promise<void> {
  await tx.updateTable('payments').set({ refunded_amount: refunded }).where('id', '=', id).execute();
  await tx
    .updateTable('refund_requests')
    .set({ status: 'refunded' })
    .where('payment_id', '=', id)
    .where('status', 'in', ['approved', 'failed'])
    .execute();
  await recordAudit(tx, {
    action: 'payment.refunded',
    subject: { type: 'payment', id },
    ownerId: userId,
    details: { amount: refunded, currency },
  });
  await queueMail(tx, {
    userId,
    template: 'refund-made',
    parameters: { payment_id: id, amount: refunded },
    dedupeKey: `refund:${charge}:${refunded}`,
  });
}

/** It may come a moment after the payment itself. */
async function writeReceipt(tx: Tx, id: string, receipt_url: string): Promise<void> {
  await tx.updateTable('payments').set({ receipt_url }).where('id', '=', id).execute();
}

/** The bank sent it back: an admin has to look at the request again. */
async function writeFailure(tx: Tx, id: string, { refunded }: ChargeWord): Promise<void> {
  await tx.updateTable('payments').set({ refunded_amount: refunded }).where('id', '=', id).execute();
  await tx
    .updateTable('refund_requests')
    .set({ status: 'failed' })
    .where('payment_id', '=', id)
    .where('status', '=', 'refunded')
    .execute();
}
