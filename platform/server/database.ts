import { Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/generated/types.ts';
import type { RoleName } from '#platform/shared/roles.ts';
import { type Actor, beginningFor, type Claims, ClaimsDialect, claimsOf, inOneMessage } from './actor.ts';
import {
  ConnectionFailure,
  cutHungConnections,
  type HangPatience,
  hangPatience,
  translateFailure,
} from './connections.ts';
import type { Log } from './log.ts';
import { columnTypes } from './schema/column-types.ts';
import type { Logins, Role } from './schema/roles.ts';

/** A transaction that runs on somebody's behalf, under row-level security. */
export type Tx = Transaction<DB>;

/** Whether a write failed because of a unique constraint (PostgreSQL 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** The one way to the rows. There is no way to a connection without an actor. */
export interface Database {
  /**
   * Runs `work` in one transaction that sees and may do what `actor` may. Commits when it resolves, rolls back when
   * it throws. Throws what `work` throws; `unavailable` when the database cannot be reached or does not answer in
   * time, `conflict` when another transaction was first, `storage_full` when the disk is.
   */
  asActor<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same for what is read as of one moment, however many statements `work` takes: what others commit meanwhile is
   * not seen, and writing is refused by the database.
   */
  asReader<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * A transaction on behalf of nobody, past the walls between people: for sign-in, jobs and setup, in the files listed in
   * `system-callers.test.ts` alone. `reason` names the work in `pg_stat_activity`. Where somebody asked for it who may
   * not write the rows themselves, `askedBy` is who the audit log names; it gives no right and takes none.
   */
  asSystem<T>(reason: string, work: (tx: Tx) => Promise<T>, askedBy?: Actor): Promise<T>;
  /** The same as of one moment, however many statements `work` takes, as `asReader` has it: reading alone, in the same files. */
  asSystemReader<T>(reason: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * One statement as system, in one message that is a transaction of its own: for what is written many times a second.
   * When it resolves it is on disk. What the statement answers is not handed on. Throws what `asSystem` throws.
   */
  asSystemAtOnce(reason: string, statement: RawBuilder<unknown>): Promise<void>;
  /**
   * Whose session this is, if it lives and the cookie's digest fits: the one question that comes before there is
   * anybody to act for. See db/current/functions/find_session.sql.
   */
  findSession(sessionId: string, userId: string, cookieHash: Buffer): Promise<LiveSession | undefined>;
  /**
   * Milliseconds for which whoever waits longest for a connection has waited by now, 0 while nobody does. Staff's are left
   * out: their own wide questions fill them, and to refuse strangers would not help.
   */
  longestWaitMs(): number;
  /** Rejects when the database does not answer. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** A session as its rows stand at this moment. */
export interface LiveSession {
  created_at: Date;
  last_seen_at: Date;
  /** When the person last proved who they are. */
  signed_in_at: Date;
  /** The organisation of the account that they signed in with, as the provider said. */
  hosted_domain: string | null;
  email: string;
  role: RoleName;
  /** The setting `maintenance_mode`. */
  maintenance: boolean;
}

/** Connections per process: enough for 2 cores, and three processes stay under PostgreSQL's usual 100. */
const poolSizes: Record<Role, number> = { rumo_anon: 4, rumo_applicant: 6, rumo_staff: 4, rumo_system: 6 };
/** How long a request may wait for a connection before it is told to come back. */
const connectMs = 5_000;

/**
 * Opens the door. Each role has connections of its own, made when they are needed, whose login can take on no other.
 * @param logins - as `migrate` returned them.
 * @param size - connections for each role, in place of the usual numbers.
 */
export function openDatabase(
  logins: Logins,
  log: Log,
  size?: number,
  patience: HangPatience = hangPatience,
): Database {
  const lent = new Map<pg.PoolClient, number>();
  const endWatch = cutHungConnections(lent, logins.rumo_anon, log, patience);
  /** Since when each request waits for a connection; the longest wait first, because nobody is let past. */
  const waiting: Record<Role, Set<{ since: number }>> = {
    rumo_anon: new Set(),
    rumo_applicant: new Set(),
    rumo_staff: new Set(),
    rumo_system: new Set(),
  };
  const open = (role: Role) => openPool(logins[role], log, size ?? poolSizes[role], waiting[role], lent);
  const pools: Record<Role, Kysely<DB>> = {
    rumo_anon: open('rumo_anon'),
    rumo_applicant: open('rumo_applicant'),
    rumo_staff: open('rumo_staff'),
    rumo_system: open('rumo_system'),
  };

  const run = async <T>(claims: Claims, work: (tx: Tx) => Promise<T>): Promise<T> => {
    try {
      return await beginningFor.run(claims, () => pools[claims.role].transaction().execute(work));
    } catch (error) {
      throw translateFailure(error);
    }
  };

  return {
    asActor: (actor, work) => run(claimsOf(actor), work),
    asReader: (actor, work) => run({ ...claimsOf(actor), snapshot: true }, work),
    asSystem: (reason, work, askedBy) =>
      run({ ...(askedBy && claimsOf(askedBy)), role: 'rumo_system', application: `rumo: ${reason}` }, work),
    asSystemReader: (reason, work) =>
      run({ role: 'rumo_system', application: `rumo: ${reason}`, snapshot: true }, work),
    async asSystemAtOnce(reason, statement) {
      const claims = { role: 'rumo_system', application: `rumo: ${reason}` } as const;
      const compiled = statement.compile(pools.rumo_system);
      await pools.rumo_system.executeQuery(inOneMessage(claims, compiled)).catch((error: unknown) => {
        throw translateFailure(error);
      });
    },
    async findSession(sessionId, userId, cookieHash) {
      const question = sql<LiveSession>`select * from app.find_session(${sessionId}, ${userId}, ${cookieHash})`;
      const { rows } = await question.execute(pools.rumo_applicant).catch((error: unknown) => {
        throw translateFailure(error);
      });
      return rows[0];
    },
    longestWaitMs() {
      const { rumo_anon, rumo_applicant, rumo_system } = waiting;
      const now = performance.now();
      const waits = [rumo_anon, rumo_applicant, rumo_system].map((pool) => {
        const [first] = pool;
        return first ? now - first.since : 0;
      });
      return Math.max(...waits);
    },
    probe: async () => {
      await run({ role: 'rumo_anon' }, (tx) => sql`select 1`.execute(tx));
    },
    async close() {
      endWatch();
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()));
    },
  };
}

function openPool(
  login: pg.ClientConfig,
  log: Log,
  max: number,
  waiting: Set<{ since: number }>,
  lent: Map<pg.PoolClient, number>,
): Kysely<DB> {
  const pool = new pg.Pool({
    ...login,
    max,
    connectionTimeoutMillis: connectMs,
    application_name: 'rumo',
    types: columnTypes,
  });
  // An idle connection may be cut by a restart of the database: the pool replaces it.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('acquire', (client) => lent.set(client, performance.now()));
  pool.on('release', (_, client) => lent.delete(client));
  pool.on('remove', (client) => lent.delete(client));
  // A connection that breaks while it is lent tells its transaction, too; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<DB>({
    dialect: new ClaimsDialect({
      pool: {
        async connect() {
          const wait = { since: performance.now() };
          waiting.add(wait);
          try {
            return await pool.connect();
          } catch (error) {
            throw new ConnectionFailure(error);
          } finally {
            waiting.delete(wait);
          }
        },
        end: () => pool.end(),
        options: pool.options,
      },
    }),
  });
}
