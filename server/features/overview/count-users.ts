import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

/** People with an account, now and at `then`. Closed accounts count until they are erased. */
export function countUsers(tx: Tx, then: Date): Promise<{ value: number; week_ago: number }> {
  return tx
    .selectFrom('accounts')
    .select([
      sql<number>`count(*)::int`.as('value'),
      sql<number>`(count(*) filter (where created_at < ${then}))::int`.as('week_ago'),
    ])
    .executeTakeFirstOrThrow();
}
