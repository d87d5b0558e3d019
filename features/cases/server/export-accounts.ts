import type { exportAccounts as contract } from '#features/accounts/contract/accounts.ts';
import { exportList, figureOf } from '#features/lists/server/export-list.ts';
import { cursorAfter } from '#platform/server/list-cursor.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import { officeAccountTexts } from '../texts/office-accounts.ts';
import { countOfAccounts, pageOfAccounts } from './matching-accounts.ts';

/** Everyone whom a search finds, as CSV. */
export function exportAccounts(
  { query: filter }: Parsed<typeof contract>,
  context: RequestContext<'admin'>,
): Promise<Response> {
  const { dir: _, ...match } = filter;
  return exportList(
    {
      name: 'users',
      recorded: {
        action: 'accounts.exported',
        subject: 'account',
        details: { role: filter.role ?? null, searched: Boolean(filter.q) },
      },
      columns: officeAccountTexts.export.columns,
      count: (tx) => figureOf(tx, countOfAccounts(match)),
      page: (tx, place) => pageOfAccounts(tx, filter, place).execute(),
      cursorOf: (row) => cursorAfter(row),
      cells: (row) => [
        row.id,
        row.full_name ?? '',
        row.email,
        row.role,
        row.subscription_plan ?? '',
        row.subscription_status ?? '',
        row.created_at.toISOString(),
      ],
    },
    context,
  );
}
