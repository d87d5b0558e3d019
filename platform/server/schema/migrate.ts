import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { connectAsOwner, ownerPool } from './owner.ts';
import { createRoles, type Logins, loginNames, loginsBeside } from './roles.ts';

/** Our database in the embedded server. */
const databaseName = 'rumo';

/** Any number of our own: one process migrates, the others wait. */
const migrateLock = 7_862_103;

/** A migration that waits behind a long query makes every later query wait behind itself: it gives up and retries. */
const lockTimeout = '5s';
const attempts = 6;

/**
 * Brings roles, tables, policies and the job queue up to date.
 * @param owner - may create roles and databases. With a `connectionString` its database is used, else `rumo` is created.
 * @param documentKey - derives the logins' passwords; undefined on the embedded server, whose socket is private.
 * @returns the login for each role.
 * @throws StartError when the database cannot be reached or was changed by a newer program.
 */
export async function migrate(owner: pg.ClientConfig, documentKey?: Buffer): Promise<Logins> {
  await connectAsOwner(owner, (client) => createRoles(client, documentKey));
  if (!owner.connectionString) await createDatabase(owner, databaseName);
  const here = ownDatabase(owner);
  await migrateSchema(here);
  return loginsBeside(here, documentKey);
}

/** The owner's connection to our own database. */
export function ownDatabase(owner: pg.ClientConfig): pg.ClientConfig {
  return owner.connectionString ? owner : { ...owner, database: databaseName };
}

async function migrateSchema(owner: pg.ClientConfig): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await inOneTransaction(owner);
      break;
    } catch (error) {
      if (attempt === attempts || !isLockTimeout(error)) throw error;
    }
  }
  // Under the same lock: Kysely reads every table before it migrates, and fails when one changes meanwhile.
  await connectAsOwner(owner, async (client) => {
    // Ends with the transaction; a session's lock would stay where a pooler keeps the session.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrateLock]);
    await installJobs(owner);
    await client.query('commit');
  });
}

async function inOneTransaction(owner: pg.ClientConfig): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: ownerPool(owner) }) });
  try {
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${migrateLock})`.execute(tx);
      await sql`select set_config('lock_timeout', ${lockTimeout}, true)`.execute(tx);
      await prepareDatabase(tx);
      await sql`set local role rumo_owner`.execute(tx);
      await prepareJobs(tx);
      await sql`create schema if not exists migrations`.execute(tx);
      await refuseNewerDatabase(tx, Object.keys(await sqlMigrations.getMigrations()));
      const { error } = await new Migrator({
        db: tx,
        provider: sqlMigrations,
        migrationTableSchema: 'migrations',
      }).migrateToLatest();
      if (error) throw error;
      await applyCurrent(tx);
    });
  } finally {
    await db.destroy();
  }
}

/** Gives the owner its rights and revokes PostgreSQL's defaults from everyone else. */
async function prepareDatabase(tx: Transaction<unknown>): Promise<void> {
  const { rows } = await sql<{ ready: boolean; name: string; shut_out: string[] }>`
    select to_regnamespace('migrations') is not null as ready, current_database() as name,
      array(select login from unnest(${Object.values(loginNames)}::text[]) login
        where not exists (select from aclexplode((select datacl from pg_database where datname = current_database()))
          where grantee = login::regrole and privilege_type = 'CONNECT')) as shut_out`.execute(tx);
  const name = sql.id(rows[0]?.name ?? '');
  for (const login of rows[0]?.shut_out ?? [])
    await sql`grant connect on database ${name} to ${sql.id(login)}`.execute(tx);
  if (!rows[0]?.ready) {
    await sql`revoke create, temporary on database ${name} from public`.execute(tx);
    await sql`grant create on database ${name} to rumo_owner`.execute(tx);
    await sql`revoke all on schema public from public`.execute(tx);
    await sql`grant usage, create on schema public to rumo_owner`.execute(tx);
    await sql`grant usage on schema public to rumo_anon, rumo_applicant, rumo_staff, rumo_system`.execute(tx);
    await sql`alter default privileges for role rumo_owner revoke execute on functions from public`.execute(
      tx,
    );
  }
}

/** Creates the database if needed; two processes may try at once. */
async function createDatabase(owner: pg.ClientConfig, name: string): Promise<void> {
  await connectAsOwner(owner, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    try {
      await client.query(`create database ${pg.escapeIdentifier(name)}`);
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : '';
      if (code !== '42P04' && code !== '23505') throw error;
    }
  });
}

function isLockTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '55P03') return true;
  }
  return false;
}

/**
 * Refuses a database with migrations that this program does not know: a newer one changed it.
 * @param known - names of our migrations, without `.sql`.
 */
async function refuseNewerDatabase(tx: Transaction<unknown>, known: string[]): Promise<void> {
  const { rows: there } = await sql<{ is: boolean }>`
    select to_regclass('migrations.kysely_migration') is not null as is`.execute(tx);
  if (!there[0]?.is) return;
  const { rows } = await sql<{ name: string }>`
    select name from migrations.kysely_migration where not name = any(${known}) order by name desc limit 1`.execute(
    tx,
  );
  if (rows[0]) refuseStep(rows[0].name);
}

function refuseStep(name: string): never {
  throw new StartError(
    `The database was changed by another version of Rumo: it knows the step ${name}, and this one does not.
Its tables were left as they are. Start the version that ran last, or restore the backup that was made before it.`,
  );
}

/**
 * The logins for a process that leaves migrations to `npm run migrate`: resolves when the database has this program's schema.
 * @param waits - called once, with what it waits for, when it has to.
 * @throws StartError as `migrate` does.
 */
export async function awaitSchema(
  owner: pg.ClientConfig,
  documentKey: Buffer | undefined,
  waits: (missing: string) => void,
  everyMs = 2_000,
): Promise<Logins> {
  for (let told = false; ; told = true) {
    const missing = await missingStep(owner);
    if (!missing) return loginsBeside(ownDatabase(owner), documentKey);
    if (!told) waits(missing);
    await delay(everyMs);
  }
}

/** The first thing in the schema of this program that the database lacks. */
async function missingStep(owner: pg.ClientConfig): Promise<string | undefined> {
  const wanted = Object.keys(await sqlMigrations.getMigrations());
  const current = hashOf(await readCurrent());
  return connectAsOwner(owner, async (client) => {
    const { rows: there } = await client.query<{ schema: boolean; jobs: boolean }>(
      `select to_regclass('migrations.current') is not null as schema,
        to_regclass('graphile_worker._private_jobs') is not null as jobs`,
    );
    if (!there[0]?.schema) return wanted[0];
    await client.query('set role rumo_owner');
    const { rows } = await client.query<{ name: string }>(
      'select name from migrations.kysely_migration order by name desc',
    );
    const done = new Set(rows.map(({ name }) => name));
    const newer = rows.find(({ name }) => !wanted.includes(name));
    if (newer) refuseStep(newer.name);
    const step = wanted.find((name) => !done.has(name));
    if (step) return step;
    const { rowCount } = await client.query('select from migrations.current where hash = $1', [current]);
    if (!rowCount) return 'the policies and functions of this version';
    return there[0].jobs ? undefined : 'the queue of jobs';
  });
}

const folder = new URL('../../../db/', import.meta.url);

/** `db/migrations/*.sql`, in order. There is no way down: a mistake is corrected by another migration. */
export const sqlMigrations: MigrationProvider = {
  async getMigrations() {
    const migrations: Record<string, Migration> = {};
    for (const name of await sqlNames('migrations')) {
      const text = await readFile(new URL(`migrations/${name}`, folder), 'utf8');
      migrations[name.slice(0, -'.sql'.length)] = {
        up: async (db) => {
          await sql.raw(text).execute(db);
        },
      };
    }
    return migrations;
  },
};

/** Reads `db/current` in the order in which it runs: reset, functions, tables, check. */
async function readCurrent(): Promise<{ name: string; text: string }[]> {
  const names = [
    'current/reset.sql',
    ...(await sqlNames('current/functions')).map((name) => `current/functions/${name}`),
    ...(await sqlNames('current/tables')).map((name) => `current/tables/${name}`),
    'current/verify.sql',
  ];
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  );
}

async function sqlNames(path: string): Promise<string[]> {
  return (await readdir(new URL(path, folder))).filter((name) => name.endsWith('.sql')).sort();
}

const hashOf = (files: Awaited<ReturnType<typeof readCurrent>>) =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex');

/** Runs `db/current` again when its text has changed. */
async function applyCurrent(tx: Transaction<unknown>): Promise<void> {
  const files = await readCurrent();
  const hash = hashOf(files);
  await sql`create table if not exists migrations.current (hash text primary key)`.execute(tx);
  const { rows } = await sql<{ hash: string }>`select hash from migrations.current`.execute(tx);
  if (rows[0]?.hash === hash) return;
  // A function can only be given to a role that may create in its schema; rumo_system may only for this moment.
  await sql`grant create on schema app to rumo_system`.execute(tx);
  for (const { name, text } of files) {
    await sql
      .raw(text)
      .execute(tx)
      .catch((error: unknown) => {
        throw new Error(`db/${name} failed`, { cause: error });
      });
  }
  await sql`revoke create on schema app from rumo_system`.execute(tx);
  await sql`delete from migrations.current`.execute(tx);
  await sql`insert into migrations.current values (${hash})`.execute(tx);
}

/**
 * Creates the job queue's schema, owned by rumo_system, whom its row security lets through. Creating the library's table of
 * migrations here, as its documentation has it, spares rumo_system the right to create schemas.
 */
async function prepareJobs(tx: Transaction<unknown>): Promise<void> {
  const { rows } = await sql<{ ready: boolean }>`
    select to_regclass('graphile_worker.migrations') is not null as ready`.execute(tx);
  if (rows[0]?.ready) return;
  await sql`create schema graphile_worker authorization rumo_system`.execute(tx);
  await sql`set local role rumo_system`.execute(tx);
  await sql`create table graphile_worker.migrations (
    id integer primary key,
    ts timestamptz default now() not null,
    breaking boolean not null default false)`.execute(tx);
  await sql`set local role rumo_owner`.execute(tx);
}

/** Lets the library create or upgrade its tables, as rumo_system. Safe when several processes do it at once. */
async function installJobs(owner: pg.ClientConfig): Promise<void> {
  const pool = ownerPool({ ...owner, options: '-c role=rumo_system -c lock_timeout=5s' });
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
  } finally {
    await pool.end();
  }
}
