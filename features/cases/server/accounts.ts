import { type RawBuilder, sql } from 'kysely';
import type * as contract from '#features/accounts/contract/accounts.ts';
import type { AccountFilter } from '#features/accounts/contract/accounts.ts';
import { exportList, figureOf } from '#features/lists/server/export-list.ts';
import type { Tx } from '#platform/server/database.ts';
import {
  cappedTotal,
  countOf,
  cursorAfter,
  cursorTimeOf,
  type ListFilter,
  type LongList,
  pageIds,
  paginate,
  storedTotal,
  type Total,
  withTotal,
} from '#platform/server/long-list.ts';
import type { ReadContext, RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { RoleName } from '#platform/shared/roles.ts';
import { officeAccountTexts } from '../texts/office-accounts.ts';

/** One page of all accounts, with the number of matches. */
export async function listAccounts(
  { query: { cursor, limit, ...filter } }: Parsed<typeof contract.listAccounts>,
  context: ReadContext,
): Promise<Output<typeof contract.listAccounts>> {
  const { dir: _, ...match } = filter;
  const { rows, ...counted } = await context.transaction((tx) =>
    withTotal(tx, pageOfAccounts(tx, filter, { cursor, limit: limit + 1 }), totalOfAccounts(match)),
  );
  const { page, next_cursor } = paginate(rows, limit);
  const accounts = page.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return { accounts, ...counted, next_cursor };
}

/** The accounts of a filter, as CSV. */
export function exportAccounts(
  { query: filter }: Parsed<typeof contract.exportAccounts>,
  context: RequestContext<'admin'>,
): Promise<Response> {
  const { dir: _, ...match } = filter;
  return exportList(
    {
      name: 'users',
      recorded: {
        action: 'accounts.exported',
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

/** The list's filter without its order. */
type AccountMatch = Omit<AccountFilter, 'dir'>;

const list: LongList = { table: 'accounts', alias: 'person', view: 'account_search' };

const fullName = sql<string | null>`coalesce(profile.full_name, person.display_name)`;

function chosen({ q, role }: AccountMatch): ListFilter {
  return { conditions: role ? [hasRole(role)] : [], q };
}

/** Staff are few and found by their roles; everyone else is a user. */
function hasRole(role: RoleName): RawBuilder<boolean> {
  return role === 'user'
    ? sql`not exists (select from user_roles where user_id = person.id and role in ('admin', 'moderator'))`
    : sql`person.id in (select user_id from user_roles where role = ${role})`;
}

/** The number of matches: exact for all accounts, capped for a filter. */
function totalOfAccounts(match: AccountMatch): Total {
  const narrowed = Object.values(match).some(Boolean);
  return narrowed ? cappedTotal(list, chosen(match)) : storedTotal('accounts');
}

/** The exact number of matches. */
function countOfAccounts(match: AccountMatch): RawBuilder<number> {
  const { count, mayExceed } = totalOfAccounts(match);
  return mayExceed ? countOf(list, chosen(match)) : count;
}

/** At most `limit` accounts after `cursor`, by their creation. */
function pageOfAccounts(
  tx: Tx,
  { dir, ...match }: AccountMatch & { dir: 'asc' | 'desc' },
  place: { cursor: string | undefined; limit: number },
) {
  const ids = pageIds(list, chosen(match), { column: 'created_at', dir, ...place });
  return tx
    .selectFrom('accounts as person')
    .leftJoin('profiles as profile', 'profile.user_id', 'person.id')
    .leftJoin('user_roles as granted', 'granted.user_id', 'person.id')
    .leftJoin('subscriptions as subscription', 'subscription.user_id', 'person.id')
    .select(['person.id', 'person.email', 'person.created_at'])
    .select(['subscription.subscription_plan', 'subscription.subscription_status'])
    .select([fullName.as('full_name'), cursorTimeOf('person.created_at').as('created_mark')])
    .select(({ fn, val }) => fn.coalesce('granted.role', val('user' as const)).as('role'))
    .where(sql<boolean>`person.id in ${ids}`)
    .orderBy('person.created_at', dir)
    .orderBy('person.id', dir);
}
