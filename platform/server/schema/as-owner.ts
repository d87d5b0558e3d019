import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from '#db/generated/types.ts';
import { columnTypes } from './column-types.ts';
import { ownerPool } from './owner-pool.ts';

/**
 * Runs `work` in one transaction as rumo_owner, with the rights of rumo_system on the rows and with audit entries kept
 * as they are given. For the demo world alone: the running program cannot become the owner.
 */
export async function asOwner<T>(
  owner: pg.ClientConfig,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: ownerPool({ ...owner, types: columnTypes }) }),
  });
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`set local role rumo_owner`.execute(tx);
      return work(tx);
    });
  } finally {
    await db.destroy();
  }
}
