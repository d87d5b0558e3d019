import type { listApplications as contract } from '#domain/contracts/applications.ts';
import type { Output, Parsed } from '#domain/contracts/contract.ts';
import { cutPage } from '../../platform/list-cursor.ts';
import { withTotal } from '../../platform/list-total.ts';
import type { RequestContext } from '../../platform/operation.ts';
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
