import { type Expression, type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { createdMark } from '#platform/server/list-cursor.ts';
import type { OfficeRefundRequest } from '../contract.ts';

/** Requests for refunds as an admin sees them. */
export function officeRefunds(tx: Tx, where: Expression<SqlBool>) {
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
    .select(createdMark('request.created_at').as('created_mark'))
    .where(where);
}

export const waits = sql<boolean>`request.status in ('open', 'failed')`;

type Row = Awaited<ReturnType<ReturnType<typeof officeRefunds>['executeTakeFirstOrThrow']>>;

export function presentRefund(row: Row): OfficeRefundRequest {
  const { kind, plan, amount, currency, refunded_amount, created_mark: _, ...request } = row;
  return {
    ...request,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    payment: { kind, plan, amount, currency, refunded_amount, paid_at: row.paid_at.toISOString() },
    abilities: { decide: row.status === 'open' || row.status === 'failed' },
  };
}
