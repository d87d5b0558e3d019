import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { createLog } from '../log.ts';
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts';
import { StartError } from '../start-error.ts';
import { awaitSchema, migrate } from './migrate.ts';
import { passwordOf } from './roles.ts';

/** A server of our own: roles belong to the whole server, and here they must not be there yet. */
let postgres: RunningPostgres;
const dataDir = mkdtempSync(join(tmpdir(), 'rumo-migrate-'));

beforeAll(async () => {
  postgres = await startPostgres({ dataDir, settings: { fsync: 'off' } });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask<Row extends object>(connection: pg.ClientConfig, statement: string): Promise<Row[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

test('three processes that start at once on an empty server all find a working database', async () => {
  const logins = await Promise.all([1, 2, 3].map(() => migrate(postgres.connection)));
  for (const own of logins) {
    const database = openDatabase(own, createLog('silent'));
    await database.probe();
    await database.close();
  }
});

test('a second start changes nothing', async () => {
  const state = () =>
    ask(
      { ...postgres.connection, database: 'rumo' },
      `select (select count(*) from migrations.kysely_migration) as steps, (select hash from migrations.current),
        (select max(xmin::text::bigint) from pg_policy) as policies, (select max(xmin::text::bigint) from pg_authid) as roles,
        (select max(xmin::text::bigint) from pg_class where relnamespace = 'public'::regnamespace) as tables`,
    );
  const before = await state();
  await migrate(postgres.connection);
  expect(await state()).toEqual(before);
});

test('changed policies are brought back to what the files say', async () => {
  const here = { ...postgres.connection, database: 'rumo' };
  await ask(here, 'drop policy select_own on profiles');
  await ask(here, 'create policy everybody on profiles using (true)');
  await ask(here, 'grant delete on profiles to rumo_applicant');
  await ask(here, `update migrations.current set hash = 'of an older version'`);
  await migrate(postgres.connection);
  const policies = await ask<{ policyname: string }>(
    here,
    `select policyname from pg_policies where tablename = 'profiles' order by policyname`,
  );
  expect(policies.map((row) => row.policyname)).toEqual([
    'insert_own',
    'read_by_owner',
    'select_own',
    'select_staff',
    'system_all',
    'update_own',
  ]);
  const [right] = await ask(
    here,
    `select has_table_privilege('rumo_applicant', 'profiles', 'delete') as may`,
  );
  expect(right).toEqual({ may: false });
});

test('a migration waits for a busy table instead of failing, and gives way to others meanwhile', async () => {
  const here = { ...postgres.connection, database: 'rumo' };
  await ask(here, `update migrations.current set hash = 'of an older version'`);
  const busy = new pg.Client(here);
  await busy.connect();
  await busy.query('begin; select * from profiles');
  const migrated = migrate(postgres.connection);
  await expect
    .poll(() =>
      ask(
        here,
        `select pid from pg_stat_activity where application_name = 'rumo: migrate' and wait_event_type = 'Lock'`,
      ),
    )
    .toHaveLength(1);
  await busy.query('commit');
  await busy.end();
  await migrated;
});

test('on a configured server an owner without superpowers is enough, and each login has a password of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rumo-firm-'));
  const server = await startPostgres({ dataDir: folder, settings: { fsync: 'off' } });
  try {
    await ask(server.connection, 'create role firm login createrole');
    await ask(server.connection, 'create database firm owner firm');
    const url = new URL('postgres://firm@localhost/firm');
    url.searchParams.set('host', String(server.connection.host));
    const key = Buffer.alloc(32, 7);
    await migrate({ connectionString: url.href }, key);
    const logins = await migrate({ connectionString: url.href }, key);

    const rules = join(folder, 'postgres', 'pg_hba.conf');
    writeFileSync(
      rules,
      `local all rumo_app,rumo_app_staff,rumo_app_system scram-sha-256\n${readFileSync(rules, 'utf8')}`,
    );
    await ask(server.connection, 'select pg_reload_conf()');
    const { connectionString } = logins.rumo_system;
    const guess = {
      connectionString: connectionString?.replace(
        passwordOf('rumo_app_system', key),
        passwordOf('rumo_app', key),
      ),
    };
    await expect.poll(() => ask(guess, 'select 1').catch(String)).toMatch(/password authentication failed/);
    const [found] = await ask(logins.rumo_applicant, 'select current_user as me, current_database() as here');
    expect(found).toEqual({ me: 'rumo_app', here: 'firm' });
    const database = openDatabase(logins, createLog('silent'));
    const accounts = await database.asSystem('test', (tx) => tx.selectFrom('accounts').selectAll().execute());
    expect(accounts).toEqual([]);
    await database.close();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a database that a newer version changed is left alone, and the operator reads why', async () => {
  const here = { ...postgres.connection, database: 'rumo' };
  await ask(here, `update migrations.current set hash = 'of a newer version'`);
  await ask(here, `insert into migrations.kysely_migration (name, timestamp) values ('9999_future', 'now')`);
  const refused = await migrate(postgres.connection).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect(String(refused)).toContain('it knows the step 9999_future');
  expect(await ask(here, 'select hash from migrations.current')).toEqual([{ hash: 'of a newer version' }]);
  await ask(here, `delete from migrations.kysely_migration where name = '9999_future'`);
  await migrate(postgres.connection);
});

test('a process that leaves migrations to others says what is missing, once, and goes on when it is there', async () => {
  const here = { ...postgres.connection, database: 'rumo' };
  const told: string[] = [];
  const arrive = () => awaitSchema(here, undefined, (missing) => told.push(missing), 20);
  await arrive();
  expect(told).toEqual([]);

  await ask(here, `update migrations.current set hash = 'of an older version'`);
  const arriving = arrive();
  await expect.poll(() => told).toEqual(['the policies and functions of this version']);
  await migrate(postgres.connection);
  const logins = await arriving;
  expect(told).toHaveLength(1);
  const database = openDatabase(logins, createLog('silent'));
  await database.probe();
  await database.close();

  await ask(here, `insert into migrations.kysely_migration (name, timestamp) values ('9999_future', 'now')`);
  expect(String(await arrive().catch((error: unknown) => error))).toContain('it knows the step 9999_future');
  await ask(here, `delete from migrations.kysely_migration where name = '9999_future'`);

  await ask(postgres.connection, 'create database empty');
  const missing = await new Promise((tell) => {
    const waiting = awaitSchema({ ...here, database: 'empty' }, undefined, tell, 20);
    // It is never filled: the wait ends with the server.
    waiting.catch(() => {});
  });
  expect(missing).toMatch(/^0001_/);
});

test('a DATABASE_URL that leads nowhere is told without its password', async () => {
  const refused = await migrate({ connectionString: 'postgres://ana:hunter2@127.0.0.1:1/rumo' }).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(StartError);
  expect(String(refused)).toContain('connect ECONNREFUSED 127.0.0.1:1');
  expect(String(refused)).not.toContain('hunter2');
});
