import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ChargeSnapshot, SnapshotToWrite } from './billing-snapshot.ts';

/** Stores payments and refunds, and e-mails the person about each once. */
export async function writePayments(tx: Tx, { userId, provider, snapshot }: SnapshotToWrite): Promise<void> {
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
  for (const charge of snapshot.charges.toReversed()) {
    const payment = known.find(({ charge_id }) => charge_id === charge.id);
    if (payment) {
      // The receipt may come a moment after the payment itself.
      if (payment.receipt_url === null && charge.receiptUrl)
        await updatePayment(tx, payment.id, { receipt_url: charge.receiptUrl });
      if (charge.refunded > payment.refunded_amount) await writeRefund(tx, userId, payment.id, charge);
      if (charge.refunded < payment.refunded_amount) await writeFailure(tx, payment.id, charge);
      continue;
    }
    const fee = fees.find(({ payment_intent }) => payment_intent === charge.paymentIntent);
    // The charge is for something that is not sold here.
    if (!fee && !charge.invoice) continue;
    const kind = fee ? 'application_fee' : 'plan';
    const { id } = await tx
      .insertInto('payments')
      .values({
        user_id: userId,
        kind,
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
      details: { kind, amount: charge.amount, currency: charge.currency },
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

/** Also settles the refund request, whether our job or staff at the provider made the refund. */
async function writeRefund(
  tx: Tx,
  userId: string,
  id: string,
  { id: charge, refunded, currency }: ChargeSnapshot,
): Promise<void> {
  await updatePayment(tx, id, { refunded_amount: refunded });
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

/** The bank returned the refund: an admin has to look at the request again. */
async function writeFailure(tx: Tx, id: string, { refunded }: ChargeSnapshot): Promise<void> {
  await updatePayment(tx, id, { refunded_amount: refunded });
  await tx
    .updateTable('refund_requests')
    .set({ status: 'failed' })
    .where('payment_id', '=', id)
    .where('status', '=', 'refunded')
    .execute();
}

async function updatePayment(
  tx: Tx,
  id: string,
  values: { receipt_url?: string; refunded_amount?: number },
): Promise<void> {
  await tx.updateTable('payments').set(values).where('id', '=', id).execute();
}
