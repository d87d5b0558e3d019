import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/platform/migrate.ts';
import { startPostgres } from '#server/platform/postgres/start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser connection to the one server of this run: `new pg.Client(inject('postgres'))`. */
    postgres: { host: string; port: number; user: string; database: string };
  }
}

/** What a crash would lose does not matter here, and without waiting for the disk tests are several times faster. */
const settings = { max_connections: '100', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Starts one PostgreSQL in a temporary folder for the whole run. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rumo-tests-'));
  const postgres = await startPostgres({ dataDir, settings });
  // Its database `rumo` stays untouched: it is the template that every test file copies.
  await migrate(postgres.connection).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  const { host = '', port = 0, user = '', database = '' } = postgres.connection;
  project.provide('postgres', { host, port, user, database: database });
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
