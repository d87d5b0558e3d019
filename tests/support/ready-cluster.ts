import { execFile } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { startPostgres } from '#platform/server/postgres/start-postgres.ts';
import { migrate } from '#platform/server/schema/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a stopped cluster with our database in it, migrated and empty. */
    readyCluster: string;
  }
}

/** What a power cut would lose does not matter to a test; what `kill -9` leaves is in the system's hands already. */
const withoutWaitingForTheDisk = 'fsync = off\nfull_page_writes = off\n';

/**
 * Makes the cluster that a run's programs start from: to create and migrate one takes longer than a program's own start.
 * @returns its folder, stopped.
 */
export async function makeReadyCluster(dataDir: string): Promise<string> {
  const postgres = await startPostgres({ dataDir });
  try {
    await migrate(postgres.connection);
  } finally {
    await postgres.stop();
  }
  const cluster = join(dataDir, 'postgres');
  appendFileSync(join(cluster, 'postgresql.conf'), withoutWaitingForTheDisk);
  return cluster;
}

/** Copies it into an empty data folder. `cp` keeps its owner, as Node's own copying does not. */
export async function copyCluster(cluster: string, dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  await promisify(execFile)('cp', ['-a', cluster, join(dataDir, 'postgres')]);
}

/** The same for a program of a journey. */
export async function layReadyCluster(dataDir: string): Promise<void> {
  await copyCluster(inject('readyCluster'), dataDir);
}

/** The same for tests of crashes, where the database keeps the settings that it has for an operator. */
export async function layClusterThatWaits(dataDir: string): Promise<void> {
  await layReadyCluster(dataDir);
  // The last word in the file counts.
  appendFileSync(join(dataDir, 'postgres/postgresql.conf'), 'fsync = on\nfull_page_writes = on\n');
}
