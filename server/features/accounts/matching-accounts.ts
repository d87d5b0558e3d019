import { sql } from 'kysely';
import type { AccountFilter } from '#domain/contracts/accounts.ts';
import type { Tx } from '../../platform/database.ts';
import { createdMark, isAfter } from '../../platform/list-cursor.ts';
import { cappedTotal, keptTotal, type Total } from '../../platform/list-total.ts';
import { searchFinds } from '../../platform/searching.ts';

export type AccountMatch = Omit<AccountFilter, 'dir'>;

const fullName = sql<string | null>`coalesce(profile.full_name, person.display_name)`;
const columns = { createdAt: 'person.created_at', id: 'person.id' };

/** People that fit a search, without order or columns yet. */
export function matchingAccounts(tx: Tx, { q }: AccountMatch) {
  let query = tx.selectFrom('accounts as person');
  if (q) query = query.where(searchFinds('account_search', 'person.id', q));
  return query;
}

/** How many fit: of everybody exact, of anything narrower counted as far as the list says. */
export function totalOfAccounts(tx: Tx, match: AccountMatch): Total {
  const narrowed = Object.values(match).some(Boolean);
  return narrowed ? cappedTotal(matchingAccounts(tx, match)) : keptTotal('accounts');
}

/** At most `limit` people after `cursor`, by the time they joined. */
export function pageOfAccounts(
  tx: Tx,
  { dir, ...match }: AccountMatch & { dir: 'asc' | 'desc' },
  { cursor, limit }: { cursor: string | undefined; limit: number },
) {
  let query = matchingAccounts(tx, match)
    .leftJoin('profiles as profile', 'profile.user_id', 'person.id')
    .leftJoin('user_roles as granted', 'granted.user_id', 'person.id')
    .leftJoin('subscriptions as subscription', 'subscription.user_id', 'person.id')
    .select(['person.id', 'person.email', 'person.created_at'])
    .select(['subscription.subscription_plan', 'subscription.subscription_status'])
    .select([fullName.as('full_name'), createdMark(columns.createdAt).as('created_mark')])
    .select(({ fn, val }) => fn.coalesce('granted.role', val('user' as const)).as('role'));
  if (cursor) query = query.where(isAfter(columns, cursor, dir));
  return query.orderBy('person.created_at', dir).orderBy('person.id', dir).limit(limit);
}
