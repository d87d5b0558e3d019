import pg from 'pg';
import type { Env } from '#platform/server/env.ts';
import { connectWhenReady, openCluster } from '#platform/server/postgres/cluster.ts';
import { startPostgres } from '#platform/server/postgres/start-postgres.ts';
import { columnTypes } from '#platform/server/schema/column-types.ts';
import { migrate, ownDatabase } from '#platform/server/schema/migrate.ts';

/**
 * Connects to the database as its owner, beside a running program or without one: our own server is started for the work
 * where none answers. Throws StartError when the database cannot be reached.
 * @param options.migrated - migrate first.
 */
export async function withOwner<T>(
  env: Env,
  options: { migrated?: { documentKey: Buffer } },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const running = env.databaseUrl ? undefined : await findRunningServer(env.dataDir);
  const postgres = running
    ? { connection: running, stop: async () => {} }
    : await startPostgres({ dataDir: env.dataDir, databaseUrl: env.databaseUrl });
  try {
    if (options.migrated)
      await migrate(postgres.connection, env.databaseUrl ? options.migrated.documentKey : undefined);
    const client = new pg.Client({
      ...ownDatabase(postgres.connection),
      application_name: 'rumo: backup',
      types: columnTypes,
    });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  } finally {
    await postgres.stop();
  }
}

async function findRunningServer(dataDir: string): Promise<pg.ClientConfig | undefined> {
  const cluster = openCluster(dataDir, {});
  const client = await connectWhenReady(cluster, () => false);
  if (!client) return undefined;
  const { host, port, user, database } = client;
  await client.end();
  return { host, port, user, database };
}
