import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';

/** Until the end of the transaction nobody else begins or changes a purchase of this person. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('billing:' || ${userId}, 0))`.execute(tx);
}
