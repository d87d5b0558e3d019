import { type RawBuilder, sql } from 'kysely';
import type { AccountFilter } from '#features/accounts/contract/accounts.ts';
import type { Tx } from '#platform/server/database.ts';
import { createdMark } from '#platform/server/list-cursor.ts';
import { cappedTotal, keptTotal, type Total } from '#platform/server/list-total.ts';
import { type Choice, countOf, idsOfPage, type LongList } from '#platform/server/searching.ts';
import type { RoleName } from '#platform/shared/roles.ts';

/** What narrows the list, without its order. */
export type AccountMatch = Omit<AccountFilter, 'dir'>;

const list: LongList = { table: 'accounts', alias: 'person', view: 'account_search' };
const fullName = sql<string | null>`coalesce(profile.full_name, person.display_name)`;

/** Who is chosen, for the list, its total and its export. */
function chosen({ q, role }: AccountMatch): Choice {
  return { conditions: role ? [hasRole(role)] : [], q };
}

/** Staff are few and looked up by their roles; everybody who has none of theirs is a user. */
function hasRole(role: RoleName): RawBuilder<boolean> {
  return role === 'user'
    ? sql`not exists (select from user_roles where user_id = person.id and role in ('admin', 'moderator'))`
    : sql`person.id in (select user_id from user_roles where role = ${role})`;
}

/** How many fit: of everybody exact, of anything narrower counted as far as the list says. */
export function totalOfAccounts(match: AccountMatch): Total {
  const narrowed = Object.values(match).some(Boolean);
  return narrowed ? cappedTotal(list, chosen(match)) : keptTotal('accounts');
}

/** How many fit, counted to the end. */
export function countOfAccounts(match: AccountMatch): RawBuilder<number> {
  const { count, mayExceed } = totalOfAccounts(match);
  return mayExceed ? countOf(list, chosen(match)) : count;
}

/** At most `limit` people after `cursor`, by the time they joined. */
export function pageOfAccounts(
  tx: Tx,
  { dir, ...match }: AccountMatch & { dir: 'asc' | 'desc' },
  place: { cursor: string | undefined; limit: number },
) {
  const ids = idsOfPage(list, chosen(match), { column: 'created_at', dir, ...place });
  return tx
    .selectFrom('accounts as person')
    .leftJoin('profiles as profile', 'profile.user_id', 'person.id')
    .leftJoin('user_roles as granted', 'granted.user_id', 'person.id')
    .leftJoin('subscriptions as subscription', 'subscription.user_id', 'person.id')
    .select(['person.id', 'person.email', 'person.created_at'])
    .select(['subscription.subscription_plan', 'subscription.subscription_status'])
    .select([fullName.as('full_name'), createdMark('person.created_at').as('created_mark')])
    .select(({ fn, val }) => fn.coalesce('granted.role', val('user' as const)).as('role'))
    .where(sql<boolean>`person.id in ${ids}`)
    .orderBy('person.created_at', dir)
    .orderBy('person.id', dir);
}
