import type { listAccounts as contract } from '#domain/contracts/accounts.ts';
import type { Output, Parsed } from '#domain/contracts/contract.ts';
import { cutPage } from '../../platform/list-cursor.ts';
import { withTotal } from '../../platform/list-total.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { pageOfAccounts, totalOfAccounts } from './matching-accounts.ts';

/** One page of everyone with an account, with the count of all matches. */
export async function listAccounts(
  { query: { cursor, limit, ...filter } }: Parsed<typeof contract>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  const { dir: _, ...match } = filter;
  const { rows, ...counted } = await context.transaction((tx) =>
    withTotal(tx, pageOfAccounts(tx, filter, { cursor, limit: limit + 1 }), totalOfAccounts(match)),
  );
  const { page, next_cursor } = cutPage(rows, limit);
  const accounts = page.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return { accounts, ...counted, next_cursor };
}
