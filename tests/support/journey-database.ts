import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/generated/types.ts';
import { openCluster, superuserConnection } from '#platform/server/postgres/cluster.ts';
import { columnTypes } from '#platform/server/schema/column-types.ts';

/** Databases in the run's cluster, by the data folder of their program. */
const inRunsCluster = new Map<string, pg.ClientConfig>();

/** Names the database of a program whose data folder has none. */
export function nameDatabaseOf(dataDir: string, connection: pg.ClientConfig): void {
  inRunsCluster.set(dataDir, connection);
}

/** Superuser connection to the database of the program over this data folder. */
export const databaseOf = (dataDir: string): pg.ClientConfig =>
  inRunsCluster.get(dataDir) ?? { ...superuserConnection(openCluster(dataDir, {})), database: 'rumo' };

/** Lets `work` at the rows of a journey's app, past every wall: for what takes people weeks to do. */
export async function inDatabaseOf<T>(dataDir: string, work: (root: Kysely<DB>) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ ...databaseOf(dataDir), max: 1, types: columnTypes });
  const root = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(root);
  } finally {
    await root.destroy();
  }
}
