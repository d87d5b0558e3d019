import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { keptTotal } from '#platform/server/list-total.ts';

/**
 * People with an account, now and at `then`. Closed accounts count until they are erased. Only who came since is
 * counted; the rest is known.
 */
export async function countUsers(tx: Tx, then: Date): Promise<{ value: number; week_ago: number }> {
  const { value, since } = await tx
    .selectFrom('accounts')
    .select([sql<number>`count(*)::int`.as('since'), keptTotal('accounts').count.as('value')])
    .where('created_at', '>=', then)
    .executeTakeFirstOrThrow();
  return { value, week_ago: value - since };
}
