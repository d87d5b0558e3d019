import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#platform/server/postgres/start-postgres.ts';
import { copyCluster, makeReadyCluster } from './ready-cluster.ts';
import { keepTemporaryFilesInMemory } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser connection to the one server of this run: `new pg.Client(inject('postgres'))`. */
    postgres: { host: string; port: number; user: string; database: string };
  }
}

/** What a crash would lose does not matter here, and without waiting for the disk tests are several times faster. */
const settings = { max_connections: '300', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Makes a cluster for the run and one server over it. Its database `rumo` stays untouched: it is the template that every
 * test file copies. Programs with a database server of their own start from a copy of the stopped cluster.
 */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const clear = keepTemporaryFilesInMemory();
  const folder = mkdtempSync(join(tmpdir(), 'rumo-tests-'));
  const ready = await makeReadyCluster(join(folder, 'ready'));
  const dataDir = join(folder, 'shared');
  await copyCluster(ready, dataDir);
  const postgres = await startPostgres({ dataDir, settings });
  const { host = '', port = 0, user = '', database = '' } = postgres.connection;
  project.provide('readyCluster', ready);
  project.provide('postgres', { host, port, user, database });
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    clear();
  };
}
