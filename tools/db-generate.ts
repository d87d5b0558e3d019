import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#platform/server/postgres/start-postgres.ts';
import { migrate } from '#platform/server/schema/migrate.ts';
import { describeSchema } from './db/describe-schema.ts';
import { rowTypes } from './db/row-types.ts';

/** Migrates an empty database and writes its description into db/generated. */
const dataDir = mkdtempSync(join(tmpdir(), 'rumo-generate-'));
const postgres = await startPostgres({ dataDir, settings: { fsync: 'off' } });
try {
  await migrate(postgres.connection);
  const client = new pg.Client({ ...postgres.connection, database: 'rumo' });
  await client.connect();
  const folder = new URL('../db/generated/', import.meta.url);
  writeFileSync(new URL('types.ts', folder), await rowTypes(client));
  writeFileSync(new URL('schema.sql', folder), await describeSchema(client));
  await client.end();
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
