import type { listAccounts as contract } from '#features/accounts/contract/accounts.ts';
import { cutPage } from '#platform/server/list-cursor.ts';
import { withTotal } from '#platform/server/list-total.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
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
