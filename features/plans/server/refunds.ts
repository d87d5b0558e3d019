import { type Expression, type SqlBool, sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { cursorTimeOf, isAfter, paginate } from '#platform/server/long-list.ts';
import { auditActor, type RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contracts from '../contract.ts';
import { refundableUntil } from '../rules/billing.ts';
import { billingMessage } from './billing-errors.ts';
import { lockPurchases } from './checkout.ts';
import { readRefundRequest } from './plan.ts';

/**
 * Requests a refund, which an admin decides; `client_key` is the idempotency key. Throws `not_found`, also for another
 * person's payment, and `conflict` when it is too late or there is a request already.
 */
export async function requestRefund(
  { body: { payment_id, reason, client_key } }: Parsed<typeof contracts.requestRefund>,
  { platform: { database, clock }, person, requestId }: RequestContext<'person'>,
): Promise<Output<typeof contracts.requestRefund>> {
  const { userId } = person;
  return database.asSystem(
    'note a refund request',
    async (tx) => {
      await lockPurchases(tx, userId);
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
      if (unfinished)
        throw new AppError('conflict', { message: billingMessage((texts) => texts.refundAsked) });
      if (!refundableUntil(payment, clock()))
        throw new AppError('conflict', { message: billingMessage((texts) => texts.refundTooLate) });
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
    auditActor(person),
  );
}

/** One page of requests: waiting ones oldest first, or done ones newest first. */
export async function listRefundRequests(
  { query: { status, cursor, limit } }: Parsed<typeof contracts.listRefundRequests>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contracts.listRefundRequests>> {
  const [where, dir] =
    status === 'waiting' ? ([waits, 'asc'] as const) : ([sql<boolean>`not ${waits}`, 'desc'] as const);
  return transaction(async (tx) => {
    let page = officeRefunds(tx, where)
      .orderBy('request.created_at', dir)
      .orderBy('request.id', dir)
      .limit(limit + 1);
    if (cursor)
      page = page.where(isAfter({ createdAt: 'request.created_at', id: 'request.id' }, cursor, dir));
    const rows = await page.execute();
    const { total } = await tx
      .selectFrom('refund_requests as request')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(where)
      .executeTakeFirstOrThrow();
    const { page: shown, next_cursor } = paginate(rows, limit);
    return { refund_requests: shown.map(presentRefund), total, next_cursor };
  });
}

/**
 * Approves a refund, which a job then makes, or declines it. When the provider refuses, the request can be decided again.
 * Throws `not_found`, and `conflict` when it was decided with another result, by another admin or with another note.
 */
export async function decideRefund(
  { params: { id }, body: { approve, note } }: Parsed<typeof contracts.decideRefund>,
  { platform: { database, clock }, person, requestId }: RequestContext<'admin'>,
): Promise<Output<typeof contracts.decideRefund>> {
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
        throw new AppError('conflict', { message: billingMessage((texts) => texts.refundDecided) });
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

function officeRefunds(tx: Tx, where: Expression<SqlBool>) {
  return tx
    .selectFrom('refund_requests as request')
    .innerJoin('payments as payment', 'payment.id', 'request.payment_id')
    .innerJoin('accounts as person', 'person.id', 'request.user_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'request.user_id')
    .leftJoin('accounts as decider', 'decider.id', 'request.decided_by')
    .leftJoin('profiles as decider_profile', 'decider_profile.user_id', 'request.decided_by')
    .select(['request.id', 'request.user_id', 'request.payment_id', 'request.status', 'request.reason'])
    .select(['request.created_at', 'request.decided_at', 'request.note', 'person.email'])
    .select(['payment.kind', 'payment.plan', 'payment.amount', 'payment.currency', 'payment.paid_at'])
    .select('payment.refunded_amount')
    .select(({ fn }) => [
      fn.coalesce('profile.full_name', 'person.display_name').as('name'),
      fn.coalesce('decider_profile.full_name', 'decider.display_name', 'decider.email').as('decided_by'),
    ])
    .select(cursorTimeOf('request.created_at').as('created_mark'))
    .where(where);
}

const waits = sql<boolean>`request.status in ('open', 'failed')`;

type Row = Awaited<ReturnType<ReturnType<typeof officeRefunds>['executeTakeFirstOrThrow']>>;

function presentRefund(row: Row): contracts.OfficeRefundRequest {
  const { kind, plan, amount, currency, refunded_amount, created_mark: _, ...request } = row;
  return {
    ...request,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    payment: { kind, plan, amount, currency, refunded_amount, paid_at: row.paid_at.toISOString() },
    abilities: { decide: row.status === 'open' || row.status === 'failed' },
  };
}
