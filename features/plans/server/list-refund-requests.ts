import { sql } from 'kysely';
import { cutPage, isAfter } from '#platform/server/list-cursor.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listRefundRequests as contract } from '../contract.ts';
import { officeRefunds, presentRefund, waits } from './office-refunds.ts';

/** One page: what waits for an admin, the oldest first, or what is done, the newest first. */
export async function listRefundRequests(
  { query: { status, cursor, limit } }: Parsed<typeof contract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
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
    const { page: shown, next_cursor } = cutPage(rows, limit);
    return { refund_requests: shown.map(presentRefund), total, next_cursor };
  });
}
