import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/generated/types.ts';
import type { Actor } from './actor.ts';
import { ConnectionFailure, translateFailure } from './database-failures.ts';
import type { Log } from './log.ts';
import { columnTypes } from './schema/column-types.ts';

/** A transaction that runs on somebody's behalf, under row-level security. */
export type Tx = Transaction<DB>;

/** The one way to the rows. There is no way to a connection without an actor. */
export interface Database {
  /**
   * Runs `work` in one transaction that sees and may do what `actor` may. Commits when it resolves, rolls back when
   * it throws. Throws what `work` throws; `unavailable` when the database cannot be reached or does not answer in
   * time, `conflict` when another transaction was first, `storage_full` when the disk is.
   */
  asActor<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same on behalf of nobody, past the walls between people: for sign-in, jobs and setup, in the files listed in
   * `database.test.ts` alone. `reason` names the work in `pg_stat_activity`.
   */
  asSystem<T>(reason: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Rejects when the database does not answer. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** Connections per process: enough for 2 cores, and three processes stay under PostgreSQL's usual 100. */
const poolSize = 8;
/** How long a request may wait for a connection before it is told to come back. */
const connectMs = 5_000;

/** Opens the door. `connection` is the login of rumo_app, as `migrate` returned it. */
export function openDatabase(connection: pg.ClientConfig, log: Log, size = poolSize): Database {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    connectionTimeoutMillis: connectMs,
    application_name: 'rumo',
    types: columnTypes,
  });
  // An idle connection may be cut by a restart of the database: the pool replaces it.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  // A connection that breaks while it is lent tells its transaction, too; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: () =>
          pool.connect().catch((error: unknown) => {
            throw new ConnectionFailure(error);
          }),
        end: () => pool.end(),
        options: pool.options,
      },
    }),
  });

  const run = async <T>(claims: Claims, work: (tx: Tx) => Promise<T>): Promise<T> => {
    try {
      return await db.transaction().execute(async (tx) => {
        await takeOn(tx, claims);
        return work(tx);
      });
    } catch (error) {
      throw translateFailure(error);
    }
  };

  return {
    asActor: (actor, work) => run(claimsOf(actor), work),
    asSystem: (reason, work) => run({ role: 'rumo_system', application: `rumo: ${reason}` }, work),
    probe: async () => {
      await run({ role: 'rumo_anon' }, (tx) => sql`select 1`.execute(tx));
    },
    close: () => db.destroy(),
  };
}

interface Claims {
  role: string;
  userId?: string;
  sessionId?: string;
  staffRole?: string;
  application?: string;
}

function claimsOf(actor: Actor): Claims {
  if (actor.as === 'anon') return { role: 'rumo_anon' };
  const { userId, sessionId } = actor;
  if (actor.as === 'applicant') return { role: 'rumo_applicant', userId, sessionId };
  return { role: 'rumo_staff', userId, sessionId, staffRole: actor.role };
}

/**
 * Everything is local to the transaction (`true`): a pooled connection goes back as rumo_app, who may do nothing.
 * All claims are always written, so that none can be left over.
 */
async function takeOn(tx: Tx, claims: Claims): Promise<void> {
  await sql`select
    set_config('app.user_id', ${claims.userId ?? ''}, true),
    set_config('app.session_id', ${claims.sessionId ?? ''}, true),
    set_config('app.staff_role', ${claims.staffRole ?? ''}, true),
    set_config('application_name', ${claims.application ?? 'rumo'}, true),
    set_config('role', ${claims.role}, true)`.execute(tx);
}
