import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layReadyCluster } from '#tests/support/ready-cluster.ts';
import { AppError } from './app-error.ts';
import { hangTimeouts } from './connections.ts';
import { type Database, openDatabase, type Tx } from './database.ts';
import { createLog } from './log.ts';
import { type RunningPostgres, startPostgres } from './postgres/start-postgres.ts';
import { faultsOfAddresses } from './schema/addresses.ts';
import { loginsBeside } from './schema/roles.ts';

/** A database and a replica that follows it, both from the same stopped cluster. */
// Run by root, both servers are other users, who could not enter a test run's own folder.
const folder = mkdtempSync('/tmp/rumo-replica-');
chmodSync(folder, 0o755);
const said: string[] = [];
let primary: RunningPostgres;
let follower: RunningPostgres;
let database: Database;

const ours = (server: RunningPostgres) => ({ ...server.connection, database: 'rumo' });
const staff = { as: 'staff', role: 'admin', userId: randomUUID(), sessionId: randomUUID() } as const;

beforeAll(async () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  await layReadyCluster(first);
  await layReadyCluster(second);
  primary = await startPostgres({ dataDir: first });
  // The embedded server lets no replica in.
  writeFileSync(join(first, 'postgres/pg_hba.conf'), 'local all,replication all trust\n');
  await ask(primary, 'select pg_reload_conf()');
  const { host, port, user } = primary.connection;
  writeFileSync(join(second, 'postgres/standby.signal'), '');
  follower = await startPostgres({
    dataDir: second,
    settings: { primary_conninfo: `host=${host} port=${port} user=${user}` },
  });
  database = openDatabase(
    loginsBeside(ours(primary)),
    createLog('warn', { write: (line) => said.push(JSON.parse(line).msg) }),
    2,
    hangTimeouts,
    undefined,
    { replica: loginsBeside(ours(follower)) },
  );
});
afterAll(async () => {
  await database?.close();
  await follower?.stop();
  await primary?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(server: RunningPostgres, statement: string): Promise<void> {
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}

interface Counted {
  rows: number;
  /** The replica answered. */
  copied: boolean;
  as: string;
}

async function count(tx: Tx): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`
    select (select count(*)::int from list_counts where bucket = 'test') as rows, pg_is_in_recovery() as copied,
      current_user as "as"`.execute(tx);
  return rows[0];
}

let added = 0;

/** Adds a row, and asks right after it for a figure, which has to know that row. */
async function addAndCount(): Promise<Counted | undefined> {
  await database.asSystem('test', (tx) =>
    tx.insertInto('list_counts').values({ list: 'accounts', bucket: 'test', delta: 1 }).execute(),
  );
  added += 1;
  const counted = await database.asFiguresReader(staff, count);
  expect(counted?.rows).toBe(added);
  return counted;
}

/** A busy machine may let the replica lag for longer than a figure waits: then the database answers. */
const untilCopied = () => expect.poll(addAndCount, { timeout: 20_000 }).toMatchObject({ copied: true });

test('figures come from the replica, with what was written just before, and under the same policies', async () => {
  await untilCopied();
  expect(await addAndCount()).toMatchObject({ as: 'rumo_staff' });
  expect(await database.asReader(staff, count)).toMatchObject({ copied: false });
  const nobody = { ...staff, as: 'applicant' } as const;
  await expect(database.asFiguresReader(nobody, count)).rejects.toThrow(/permission denied/);
  await expect(
    database.asFiguresReader(staff, (tx) => tx.deleteFrom('list_counts').execute()),
  ).rejects.toThrow();
});

test('a refusal of the work is a refusal', async () => {
  const refusing = database.asFiguresReader(staff, async () => {
    throw new AppError('not_found');
  });
  await expect(refusing).rejects.toMatchObject({ code: 'not_found' });
});

test('a replica that lags behind is not asked: nobody misses their own write', async () => {
  await ask(follower, 'select pg_wal_replay_pause()');
  expect(await addAndCount()).toMatchObject({ copied: false });
  await ask(follower, 'select pg_wal_replay_resume()');
  await untilCopied();
});

test('a start looks where each address leads', async () => {
  const logins = loginsBeside(ours(primary));
  const other = loginsBeside(primary.connection);
  const named = {
    databasePoolUrl: 'set',
    databaseListenUrl: 'set',
    databaseReadUrl: 'set',
  };
  const look = (transactions: typeof logins, replica: typeof logins) =>
    faultsOfAddresses(named, logins, { transactions, listening: logins, replica });
  expect(await look(logins, loginsBeside(ours(follower)))).toEqual([]);
  expect(await look(logins, logins)).toEqual([
    { problem: 'DATABASE_READ_URL leads to a server that follows no other.', isBearable: true },
  ]);
  expect(await look(other, loginsBeside({ ...primary.connection, host: '/nowhere' }))).toEqual([
    { problem: 'DATABASE_POOL_URL leads to another database than DATABASE_URL.', isBearable: false },
    {
      problem: expect.stringMatching(/^DATABASE_READ_URL names a database that cannot be used: .*ENOENT/),
      isBearable: true,
    },
  ]);
});

test('without its replica the database answers, and the log says so once', async () => {
  said.length = 0;
  await follower.stop();
  expect(await addAndCount()).toMatchObject({ copied: false });
  expect(await addAndCount()).toMatchObject({ copied: false });
  expect(said.filter((line) => line.includes('replica'))).toEqual([
    'the replica is left out: the database answers for it',
  ]);
});
