import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { DB } from '#db/generated/types.ts';

/** Until so many transactions wait for what somebody else holds. `root` is of the test's own database. */
export async function untilWaiting(root: Kysely<DB>, many: number): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(root)).rows.length).toBe(many);
}
