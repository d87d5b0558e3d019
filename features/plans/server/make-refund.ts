import Stripe from 'stripe';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { JobPlatform, Task } from '#platform/server/jobs.ts';
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
  if (due.subscription)
    await billing.stripe.subscriptions.update(
      due.subscription,
      { cancel_at_period_end: true },
      { idempotencyKey: `refund-end-${id}` },
    );
  await syncCustomer(platform, due.user_id);
};

/** The charge to refund and the subscription to end; undefined when the request is settled. */
async function readDue({ database, billing }: JobPlatform, id: string) {
  return database.asSystem('look what is to be given back', async (tx) => {
    const due = await tx
      .selectFrom('refund_requests as request')
      .innerJoin('payments as payment', 'payment.id', 'request.payment_id')
      .leftJoin('subscriptions as plan', 'plan.user_id', 'request.user_id')
      .select(['request.user_id', 'request.payment_id', 'request.decided_at', 'payment.charge_id'])
      .select(['payment.kind', 'payment.paid_at', 'plan.started_at', 'plan.is_live'])
      .select(['plan.cancel_at_period_end', 'plan.provider_subscription_id'])
      .where('request.id', '=', id)
      .where('request.status', '=', 'approved')
      .where('payment.provider', '=', billing.mode)
      .executeTakeFirst();
    if (!due) return undefined;
    // The payment may belong to an earlier subscription.
    const isOfThisPlan =
      due.kind === 'plan' && due.is_live && due.started_at !== null && due.paid_at >= due.started_at;
    const continues = isOfThisPlan && !due.cancel_at_period_end;
    return { ...due, subscription: continues ? due.provider_subscription_id : null };
  });
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
