import type { listApplications as contract } from '#domain/contracts/applications.ts';
import type { Output, Parsed } from '#domain/contracts/contract.ts';
import { cutPage } from '../../platform/list-cursor.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { matchingApplications, type OfficeRow } from './matching-applications.ts';
import { pageOfApplications } from './page-of-applications.ts';
import { presentApplication } from './present-application.ts';

/** One page of the staff list with the count of all matches, in one statement: both see the same moment. */
export async function listApplications(
  { query }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const { cursor, limit, ...filter } = query;
  const rows = await context.transaction((tx) =>
    tx
      .selectFrom(
        matchingApplications(tx, filter)
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .as('matches'),
      )
      .leftJoin(pageOfApplications(tx, filter, { cursor, limit: limit + 1 }).as('page'), (join) =>
        join.onTrue(),
      )
      .selectAll('page')
      .select('matches.total')
      .execute(),
  );
  const { page, next_cursor } = cutPage(rows.filter(isFound), limit);
  return {
    applications: page.map((row) => presentApplication(row, context)),
    total: rows[0]?.total ?? 0,
    next_cursor,
  };
}

/** The join leaves one row of nulls beside the total when the page is empty. */
function isFound<Row extends { id: string | null }>(row: Row): row is Row & OfficeRow {
  return row.id !== null;
}
