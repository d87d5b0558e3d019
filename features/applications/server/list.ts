import { type RawBuilder, sql } from 'kysely';
import { applicationViews } from '#features/lists/rules.ts';
import { exportList, figureOf } from '#features/lists/server/export-list.ts';
import { readViews } from '#features/lists/server/views.ts';
import type { Tx } from '#platform/server/database.ts';
import {
  cappedTotal,
  countOf,
  cursorAfter,
  type ListFilter,
  type LongList,
  pageIds,
  paginate,
  readTotals,
  storedTotal,
  type Total,
  withTotal,
} from '#platform/server/long-list.ts';
import type { Operation, ReadOperation } from '#platform/server/operation.ts';
import type * as batches from '../contract/application-batches.ts';
import type { ApplicationFilter } from '../contract/applications.ts';
import * as contract from '../contract/applications.ts';
import { activeStatuses } from '../rules/applications.ts';
import { officeApplicationTexts, statusLabels } from '../texts/office-applications.ts';
import { filterConditions, officeApplications, presentApplication } from './office-applications.ts';

/** One page of the staff list with the count of all matches. */
export const listApplications: ReadOperation<typeof contract.listApplications> = async (
  { query: { cursor, limit, ...filter } },
  context,
) => {
  const { dir: _, ...match } = filter;
  const { rows, ...counted } = await context.transaction((tx) =>
    withTotal(tx, pageOfApplications(tx, filter, { cursor, limit: limit + 1 }), totalOfApplications(match)),
  );
  const { page, next_cursor } = paginate(rows, limit);
  const now = context.platform.clock();
  return { applications: page.map((row) => presentApplication(row, now)), ...counted, next_cursor };
};

/** How many cases each view holds, built-in ones first. A view with filters that no longer exist is left out. */
export const countApplicationViews: ReadOperation<typeof batches.countApplicationViews> = (_input, context) =>
  context.transaction(async (tx) => {
    const own = (await readViews(tx, 'applications')).map(({ id, params }) => ({ key: id, params }));
    const views = [...applicationViews, ...own].flatMap(({ key, params }) => {
      const match = matchOf(params);
      return match ? [{ key, match }] : [];
    });
    const totals = await readTotals(
      tx,
      views.map(({ match }) => totalOfApplications(match)),
    );
    return { counts: totals.map((total, at) => ({ key: views[at]?.key ?? '', ...total })) };
  });

function matchOf(params: string): ApplicationMatch | undefined {
  const { data } = contract.listApplications.query.safeParse(Object.fromEntries(new URLSearchParams(params)));
  if (!data) return undefined;
  const { dir: _dir, cursor: _cursor, limit: _limit, ...match } = data;
  return match;
}

/** The applications of a search and filter, or of a selection, as CSV. */
export const exportApplications: Operation<typeof contract.exportApplications, 'staff'> = (
  { query: filter },
  context,
) => {
  const { dir: _, ...match } = filter;
  return exportList(
    {
      name: 'applications',
      recorded: {
        action: 'applications.exported',
        details: {
          status: filter.status ?? null,
          searched: Boolean(filter.q),
          ...(filter.ids && { selected: true }),
        },
      },
      columns: officeApplicationTexts.export.columns,
      count: (tx) => figureOf(tx, countOfApplications(match)),
      page: (tx, place) => pageOfApplications(tx, filter, place).execute(),
      cursorOf: (row) => cursorAfter(row),
      cells: (row) => [
        row.id,
        row.applicant_name ?? '',
        row.email ?? '',
        row.application_type,
        statusLabels[row.status],
        row.progress_percentage,
        row.documents_count,
        row.created_at.toISOString(),
      ],
    },
    context,
  );
};

/** The filters without the order. */
type ApplicationMatch = Omit<ApplicationFilter, 'dir'>;

const list: LongList = { table: 'visa_applications', alias: 'application', view: 'application_search' };

function statusesOf(status: NonNullable<ApplicationMatch['status']>): readonly string[] {
  return status === 'active' ? activeStatuses : [status];
}

/** The filter of the list, its total and its export. */
function choiceOf({ q, status, ...rest }: ApplicationMatch): ListFilter {
  const conditions = [...filterConditions(rest)];
  if (status) conditions.push(sql<boolean>`application.status in (${sql.join(statusesOf(status))})`);
  return { conditions, q };
}

/** The total: exact for all or for one status, else capped. */
function totalOfApplications(match: ApplicationMatch): Total {
  const { status, ...narrower } = match;
  const narrowed = Object.values(narrower).some(Boolean);
  return narrowed
    ? cappedTotal(list, choiceOf(match))
    : storedTotal('visa_applications', status && statusesOf(status));
}

/** The total, never capped. */
function countOfApplications(match: ApplicationMatch): RawBuilder<number> {
  const { count, mayExceed } = totalOfApplications(match);
  return mayExceed ? countOf(list, choiceOf(match)) : count;
}

/** At most `limit` applications after `cursor`, by time of creation, with the columns of a staff row. */
function pageOfApplications(
  tx: Tx,
  { dir, ...match }: ApplicationMatch & { dir: 'asc' | 'desc' },
  place: { cursor: string | undefined; limit: number },
) {
  const ids = pageIds(list, choiceOf(match), { column: 'created_at', dir, ...place });
  return officeApplications(tx)
    .where(sql<boolean>`application.id in ${ids}`)
    .orderBy('application.created_at', dir)
    .orderBy('application.id', dir);
}
