import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { connectAsOwner } from './connect-as-owner.ts';
import { applyCurrent } from './schema/apply-current.ts';
import { createRoles } from './schema/create-roles.ts';
import { installJobs, prepareJobs } from './schema/install-jobs.ts';
import { type Logins, loginNames, loginsBeside } from './schema/logins.ts';
import { ownerPool } from './schema/owner-pool.ts';
import { refuseNewerDatabase } from './schema/refuse-newer-database.ts';
import { sqlMigrations } from './schema/sql-files.ts';

/** The name of our database in the embedded server. */
const databaseName = 'rumo';
/** Any number of our own: one process migrates, the others wait and then find nothing to do. */
const migrateLock = 7_862_103;
/** A migration behind a long query would make every later query queue behind itself: better give way and try again. */
const lockTimeout = '5s';
const attempts = 6;

/**
 * Brings roles, tables, policies and job queue to what this version needs; changes nothing when they are.
 * @param owner - a login that may create roles and databases. With a `connectionString` its database is used, else
 *   the database `rumo` is created beside the one named.
 * @param documentKey - the passwords of the logins follow from it; undefined where logging in needs none (our own
 *   server's private socket).
 * @returns how the program logs in, for each role.
 * @throws StartError when the database cannot be reached or was changed by a newer program.
 */
export async function migrate(owner: pg.ClientConfig, documentKey?: Buffer): Promise<Logins> {
  await connectAsOwner(owner, (client) => createRoles(client, documentKey));
  if (!owner.connectionString) await createDatabase(owner, databaseName);
  const here = ownDatabase(owner);
  await migrateSchema(here);
  return loginsBeside(here, documentKey);
}

/** The owner's way to the program's own database. */
export function ownDatabase(owner: pg.ClientConfig): pg.ClientConfig {
  return owner.connectionString ? owner : { ...owner, database: databaseName };
}

/** Everything below roles and the database itself; the tests call it for databases of their own. */
export async function migrateSchema(owner: pg.ClientConfig): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await inOneTransaction(owner);
      break;
    } catch (error) {
      if (attempt === attempts || !isLockTimeout(error)) throw error;
    }
  }
  // Under the same lock: Kysely looks at every table before it migrates, and fails over one that changes meanwhile.
  await connectAsOwner(owner, async (client) => {
    // Ends with the transaction, whatever becomes of us: one of the session stays where a pooler keeps the session.
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

/** Gives the owner the room it needs and takes from everybody else what PostgreSQL gives by default. */
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

/** Creates the database unless it is there; two processes may try at once. */
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
