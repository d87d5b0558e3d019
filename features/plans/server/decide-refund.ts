import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { AppError } from '#platform/server/app-error.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { decideRefund as contract } from '../contract.ts';
import { officeRefunds, presentRefund } from './office-refunds.ts';
import { sayBilling } from './say.ts';

/**
 * Gives a payment back, which a job does, or says why not. A refusal of the provider leaves the request to be decided
 * again. Throws `not_found`, and `conflict` when it was decided already: otherwise, by somebody else, or with other words
 * for the person, who reads the first ones.
 */
export async function decideRefund(
  { params: { id }, body: { approve, note } }: Parsed<typeof contract>,
  { platform: { database, clock }, person, requestId }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  const admin = { as: 'staff', role: 'admin', userId: person.userId, sessionId: person.sessionId } as const;
  return database.asSystem(
    'decide whether a payment is given back',
    async (tx) => {
      const request = await tx
        .selectFrom('refund_requests')
        .select(['user_id', 'payment_id', 'status', 'note', 'decided_by'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!request) throw new AppError('not_found');
      const { status, payment_id, user_id } = request;
      const isOpen = status === 'open' || status === 'failed';
      const isRepeated =
        request.decided_by === person.userId && request.note === note && approve === (status !== 'declined');
      if (!isOpen && !isRepeated)
        throw new AppError('conflict', { message: sayBilling((texts) => texts.refundDecided) });
      if (isOpen) {
        await tx
          .updateTable('refund_requests')
          .set({
            status: approve ? 'approved' : 'declined',
            note,
            decided_by: person.userId,
            decided_at: clock(),
          })
          .where('id', '=', id)
          .execute();
        await recordAudit(tx, {
          action: 'refund.decided',
          subject: { type: 'refund_request', id },
          ownerId: user_id,
          requestId,
          details: { payment_id, approved: approve },
        });
        if (approve) await enqueue(tx, 'make-refund', { refund_request_id: id });
        else
          await queueMail(tx, {
            userId: user_id,
            template: 'refund-declined',
            parameters: { refund_request_id: id },
            dedupeKey: `refund-declined:${id}`,
          });
      }
      const row = await officeRefunds(tx, sql<boolean>`request.id = ${id}`).executeTakeFirstOrThrow();
      return presentRefund(row);
    },
    admin,
  );
}
