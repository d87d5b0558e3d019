import Stripe from 'stripe';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { JobPlatform, Task } from '#platform/server/jobs.ts';
import { changeSubscription } from './change-subscription.ts';
import { syncCustomer } from './sync.ts';

/**
 * A job: makes an approved refund, and lets a plan that was paid with it run out, so that the person is not charged again.
 * The idempotency key is made of the request, so the money goes back once. An admin sees again what the provider refuses.
 */
export const makeRefund: Task<'make-refund'> = async ({ refund_request_id: id }, platform) => {
  const due = await readDue(platform, id);
  if (!due) return;
  const { billing } = platform;
  try {
    await billing.stripe.refunds.create(
      { charge: due.charge_id, reason: 'requested_by_customer', metadata: { refund_request_id: id } },
      { idempotencyKey: `refund-${id}-${due.decided_at?.getTime()}` },
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (error.code !== 'charge_already_refunded')
      return noteRefusal(platform, id, due, error.code ?? 'unknown');
  }
  const hasEnded = await changeSubscription(platform, due.user_id, {
    wish: 'end',
    // The payment may belong to an earlier subscription.
    decide: async (row) =>
      due.kind === 'plan' && row?.started_at && due.paid_at >= row.started_at && !row.cancel_at_period_end
        ? { cancel_at_period_end: true }
        : null,
    keyOf: () => `refund-end-${id}`,
  });
  if (!hasEnded) await syncCustomer(platform, due.user_id);
};

/** The charge to refund; undefined when the request is settled. */
async function readDue({ database, billing }: JobPlatform, id: string) {
  return database.asSystem('look what is to be given back', (tx) =>
    tx
      .selectFrom('refund_requests as request')
      .innerJoin('payments as payment', 'payment.id', 'request.payment_id')
      .select(['request.user_id', 'request.payment_id', 'request.decided_at', 'payment.charge_id'])
      .select(['payment.kind', 'payment.paid_at'])
      .where('request.id', '=', id)
      .where('request.status', '=', 'approved')
      .where('payment.provider', '=', billing.mode)
      .executeTakeFirst(),
  );
}

async function noteRefusal(
  { database }: JobPlatform,
  id: string,
  { user_id, payment_id }: { user_id: string; payment_id: string },
  code: string,
): Promise<void> {
  await database.asSystem('note that a payment could not be given back', async (tx) => {
    const failed = await tx
      .updateTable('refund_requests')
      .set({ status: 'failed' })
      .where('id', '=', id)
      .where('status', '=', 'approved')
      .returning('id')
      .executeTakeFirst();
    if (!failed) return;
    await recordAudit(tx, {
      action: 'refund.failed',
      subject: { type: 'refund_request', id },
      ownerId: user_id,
      details: { payment_id, code },
    });
  });
}
