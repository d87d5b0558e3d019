import { sql } from 'kysely';
import type { listAccounts as contract } from '#domain/contracts/accounts.ts';
import type { Output, Parsed } from '#domain/contracts/contract.ts';
import { containing } from '../../platform/containing.ts';
import type { Tx } from '../../platform/database.ts';
import { createdMark, cutPage, isAfter } from '../../platform/list-cursor.ts';
import type { RequestContext } from '../../platform/operation.ts';

const fullName = sql<string | null>`coalesce(profile.full_name, person.display_name)`;

/** One page of everyone with an account, newest first, with the count of all matches. */
export async function listAccounts(
  { query: { q, cursor, limit } }: Parsed<typeof contract>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    const { total } = await matching(tx, q)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    let query = matching(tx, q)
      .leftJoin('user_roles as granted', 'granted.user_id', 'person.id')
      .leftJoin('subscriptions as subscription', 'subscription.user_id', 'person.id')
      .select(['person.id', 'person.email', 'person.created_at'])
      .select(['subscription.subscription_plan', 'subscription.subscription_status'])
      .select([fullName.as('full_name'), createdMark('person.created_at').as('created_mark')])
      .select(({ fn, val }) => fn.coalesce('granted.role', val('user' as const)).as('role'))
      .orderBy('person.created_at', 'desc')
      .orderBy('person.id', 'desc')
      .limit(limit + 1);
    if (cursor)
      query = query.where(isAfter({ createdAt: 'person.created_at', id: 'person.id' }, cursor, 'desc'));
    const { page, next_cursor } = cutPage(await query.execute(), limit);
    return {
      accounts: page.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
      total,
      next_cursor,
    };
  });
}

function matching(tx: Tx, q: string | undefined) {
  const people = tx
    .selectFrom('accounts as person')
    .leftJoin('profiles as profile', 'profile.user_id', 'person.id');
  if (!q) return people;
  const pattern = containing(q);
  return people.where((where) =>
    where.or([
      where(fullName, 'ilike', pattern),
      where('person.email', 'ilike', pattern),
      where(sql<string>`person.id::text`, 'ilike', pattern),
    ]),
  );
}
