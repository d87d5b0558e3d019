import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/generated/types.ts';
import { StartError } from '../start-error.ts';
import { columnTypes } from './column-types.ts';

/**
 * Runs `work` in one transaction as rumo_owner, which sees all rows and writes audit entries as given. For the demo world
 * only: the running program cannot become the owner.
 */
export async function asOwner<T>(
  owner: pg.ClientConfig,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: ownerPool({ ...owner, types: columnTypes }) }),
  });
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`set local role rumo_owner`.execute(tx);
      return work(tx);
    });
  } finally {
    await db.destroy();
  }
}

/** A pool of one connection, as the libraries need. A running query reports its loss. */
export function ownerPool(owner: pg.ClientConfig): pg.Pool {
  const pool = new pg.Pool({ ...owner, max: 1, application_name: 'rumo: migrate' });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Runs `work` on one connection. @throws StartError when the server of DATABASE_URL refuses us. */
export async function connectAsOwner<Result>(
  owner: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(owner);
  try {
    await client.connect();
  } catch (error) {
    // Our own server has answered before: this is not about settings.
    if (!owner.connectionString || !(error instanceof Error)) throw error;
    // The driver's message names address, login or database, never the password.
    throw new StartError(`DATABASE_URL names a database that cannot be used: ${reasonOf(error)}`);
  }
  try {
    await refusePooler(client);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A pooler's BackendKeyData is not the backend's id. */
export async function isPooler(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid !== (client as pg.Client & { processID: number | null }).processID;
}

/** Migrations set their role when they connect, which a pooler refuses or leaves on a connection of others. */
async function refusePooler(client: pg.Client): Promise<void> {
  if (!(await isPooler(client))) return;
  throw new StartError(
    `DATABASE_URL leads to a pooler, such as PgBouncer. Migrations need the server itself: name the address of the
PostgreSQL server there (port 5432 as a rule), and the pooler's in DATABASE_POOL_URL.`,
  );
}

/** Node has no message when several addresses were tried. */
export function reasonOf(error: Error): string {
  if (error instanceof AggregateError) return error.errors.map(({ message }: Error) => message).join('; ');
  return error.message;
}
