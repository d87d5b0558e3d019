import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from '#db/generated/types.ts';
import { type RunningPostgres, startPostgres } from '#platform/server/postgres/start-postgres.ts';
import { columnTypes } from '#platform/server/schema/column-types.ts';
import { ownDatabase } from '#platform/server/schema/migrate.ts';
import { documentsClient } from '#tests/support/documents-client.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';
import { describeSchema } from '#tools/db/describe-schema.ts';
import { expectTheMatrix } from './matrix/matrix.ts';

const server = aServer();
const base = mkdtempSync(join(tmpdir(), 'rumo-copy-'));
const home = join(base, 'backups');
const copy = join(base, 'copy');
let postgres: RunningPostgres;
let pool: pg.Pool;

/** `npm run backup` and `npm run restore`, as docs/operate.md has them. */
const npmRun = (command: 'backup' | 'restore', folder: string, env: Record<string, string>) =>
  promisify(execFile)('npm', ['run', '--silent', command, '--', folder], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });

beforeAll(async () => {
  const application = await server.anApplication();
  const documents = documentsClient(server.url, await server.signedIn({ id: application.user_id }));
  await documents.upload(application, 'passport.pdf', aPdf());

  const { host, port, user, database } = server.connections.superuser;
  const url = new URL(`postgres://${user}@localhost:${port}/${database}`);
  url.searchParams.set('host', String(host));
  const { dataDir } = server.platform.env;
  await npmRun('backup', home, { DATA_DIR: dataDir, DATABASE_URL: url.href });
  mkdirSync(copy);
  cpSync(join(dataDir, 'document.key'), join(copy, 'document.key'));
  const [folder] = readdirSync(home).filter((name) => /^\d{4}-/.test(name));
  await npmRun('restore', join(home, String(folder)), { DATA_DIR: copy });

  // The database alone: a start of the program would run db/current again.
  postgres = await startPostgres({ dataDir: copy });
  pool = new pg.Pool({ ...ownDatabase(postgres.connection), max: 2, types: columnTypes });
  // `end` does not wait for the sockets: the server may stop first and say so.
  pool.on('connect', (client) => client.on('error', () => {}));
}, 120_000);
afterAll(async () => {
  await pool?.end();
  await postgres?.stop();
  rmSync(base, { recursive: true, force: true });
});

test('a restored copy has the tables, policies, grants and functions that the migrations make', async () => {
  const client = await pool.connect();
  try {
    const committed = readFileSync(new URL('../generated/schema.sql', import.meta.url), 'utf8');
    expect(await describeSchema(client)).toBe(committed);
  } finally {
    client.release();
  }
});

test('on a restored copy every actor may do what access-matrix.expected.txt says, and nothing else', async () => {
  const root = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const { rows } = await sql<{ name: string }>`select file_name as name from documents`.execute(root);
  expect(rows).toEqual([{ name: 'passport.pdf' }]);
  await expectTheMatrix(root);
});
