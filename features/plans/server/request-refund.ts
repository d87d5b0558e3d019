import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import { askedBy } from '#platform/server/asked-by.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { requestRefund as contract } from '../contract.ts';
import { refundableUntil } from '../rules/billing.ts';
import { lockPerson } from './lock-person.ts';
import { readRefundRequest } from './read-plan.ts';
import { sayBilling } from './say.ts';

/**
 * Asks for a payment back; an admin decides. The same `client_key` is the same request. Throws `not_found` for a payment
 * of somebody else as for none, `conflict` when it is too late or there is one already.
 */
export async function requestRefund(
  { body: { payment_id, reason, client_key } }: Parsed<typeof contract>,
  { platform: { database, clock }, person, requestId }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const { userId } = person;
  return database.asSystem(
    'note that somebody wants a payment back',
    async (tx) => {
      await lockPerson(tx, userId);
      const earlier = await readRefundRequest(tx, userId, client_key);
      if (earlier) return earlier;
      const payment = await tx
        .selectFrom('payments')
        .select(['paid_at', 'amount', 'refunded_amount'])
        .where('id', '=', payment_id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!payment) throw new AppError('not_found');
      const unfinished = await tx
        .selectFrom('refund_requests')
        .select('id')
        .where('payment_id', '=', payment_id)
        .where('status', 'in', ['open', 'approved', 'failed'])
        .executeTakeFirst();
      if (unfinished) throw new AppError('conflict', { message: sayBilling((texts) => texts.refundAsked) });
      if (!refundableUntil(payment, clock()))
        throw new AppError('conflict', { message: sayBilling((texts) => texts.refundTooLate) });
      const { id } = await tx
        .insertInto('refund_requests')
        .values({ user_id: userId, payment_id, reason, client_key, created_at: clock() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordAudit(tx, {
        action: 'refund.requested',
        subject: { type: 'refund_request', id },
        ownerId: userId,
        requestId,
        details: { payment_id },
      });
      const made = await readRefundRequest(tx, userId, client_key);
      if (!made) throw new AppError('internal');
      return made;
    },
    askedBy(person),
  );
}
