import { cutPage } from '#platform/server/list-cursor.ts';
import { withTotal } from '#platform/server/list-total.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listApplications as contract } from '../contract/applications.ts';
import { pageOfApplications, totalOfApplications } from './matching-applications.ts';
import { presentApplication } from './present-application.ts';

/** One page of the staff list with the count of all matches. */
export async function listApplications(
  { query: { cursor, limit, ...filter } }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const { dir: _, ...match } = filter;
  const { rows, ...counted } = await context.transaction((tx) =>
    withTotal(tx, pageOfApplications(tx, filter, { cursor, limit: limit + 1 }), totalOfApplications(match)),
  );
  const { page, next_cursor } = cutPage(rows, limit);
  return { applications: page.map((row) => presentApplication(row, context)), ...counted, next_cursor };
}
