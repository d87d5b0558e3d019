import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/generated/types.ts';
import { openCluster, superuserConnection } from '#platform/server/postgres/cluster.ts';
import { columnTypes } from '#platform/server/schema/column-types.ts';

/** Lets `work` at the rows of a journey's app, past every wall: for what takes people weeks to do. */
export async function inDatabaseOf<T>(dataDir: string, work: (root: Kysely<DB>) => Promise<T>): Promise<T> {
  const connection = { ...superuserConnection(openCluster(dataDir, {})), database: 'rumo' };
  const pool = new pg.Pool({ ...connection, max: 1, types: columnTypes });
  const root = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(root);
  } finally {
    await root.destroy();
  }
}
