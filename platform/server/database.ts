import { Kysely, type QueryResult, type RawBuilder, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/generated/types.ts';
import {
  type Actor,
  type Claims,
  ClaimsDialect,
  claimsOf,
  sideBySide,
  transactionClaims,
  withClaims,
} from './actor.ts';
import {
  ConnectionFailure,
  cutHungConnections,
  type DatabaseWatch,
  type HangTimeouts,
  hangTimeouts,
  isDatabaseOutage,
  type PoolState,
  translateFailure,
} from './connections.ts';
import type { Log } from './log.ts';
import { outsideRequests } from './observability/request-id.ts';
import { SlowStatements, StatementTimes } from './observability/statement-times.ts';
import { PipelinedClient, PreparingClient } from './pipelined-client.ts';
import { columnTypes } from './schema/column-types.ts';
import type { Logins, Role } from './schema/roles.ts';
import {
  type Arriving,
  admittingQuestion,
  type LiveSession,
  type SessionProof,
  sessionQuestion,
} from './session-proof.ts';

/** A transaction under row-level security. */
export type Tx = Transaction<DB>;

/** Whether a write failed because of a unique constraint (PostgreSQL 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** The only access to the rows: there is no connection without an actor. */
export interface Database {
  /**
   * Runs `work` in one transaction with the rights of `actor`. Throws what `work` throws; `unavailable` when the database
   * cannot be reached or is too slow, `conflict` when another transaction was first, `storage_full` when the disk is.
   */
  asActor<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same over a snapshot: all statements see one moment, and writing is refused. */
  asReader<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * `asReader` for a person whose session is looked up in the same write: `found` is called with what `findSession` returns.
   * The transaction has no claims where no session is found. Nothing of what was read may leave before that session is known
   * to live, and its person to be staff where the role is theirs.
   */
  asArrivingReader<T>(
    whom: { role: 'rumo_applicant' | 'rumo_staff'; plansKept?: boolean },
    proof: SessionProof,
    found: (session: Promise<LiveSession | undefined>) => void,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T>;
  /**
   * A transaction that may read and write everyone's rows: for sign-in, jobs and setup, only in the files listed in
   * `system-callers.test.ts`. `reason` shows in `pg_stat_activity`; the audit log names `auditActor`, who gains no right.
   */
  asSystem<T>(reason: string, work: (tx: Tx) => Promise<T>, auditActor?: Actor): Promise<T>;
  /** `asSystem` over a snapshot, as `asReader`. */
  asSystemReader<T>(reason: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs one statement as system, in one message that is its own transaction, for what is written many times a second.
   * Resolves after the commit and discards the result; throws what `asSystem` throws.
   */
  asSystemAtOnce(reason: string, statement: RawBuilder<unknown>): Promise<void>;
  /** Returns a living session whose cookie has this digest. See db/current/functions/find_session.sql. */
  findSession(proof: SessionProof): Promise<LiveSession | undefined>;
  /** The longest current wait for a connection in milliseconds. Without staff's: their own wide queries fill their pool. */
  longestWaitMs(): number;
  /** The state of each pool. */
  pools(): PoolState[];
  /** Rejects when the database does not answer. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** Connections per process: enough for two cores, and three processes stay under PostgreSQL's usual 100. */
const poolSizes: Record<Role, number> = { rumo_anon: 4, rumo_applicant: 6, rumo_staff: 4, rumo_system: 6 };
/**
 * So many connections shared out as usual, at least one for each role: staff's exports must not take those by which people
 * sign in.
 */
export function sharedOut(connections: number): Record<Role, number> {
  const usual = Object.values(poolSizes).reduce((sum, size) => sum + size);
  const share = (role: Role) => Math.max(1, Math.round((poolSizes[role] * connections) / usual));
  return {
    rumo_anon: share('rumo_anon'),
    rumo_applicant: share('rumo_applicant'),
    rumo_staff: share('rumo_staff'),
    rumo_system: share('rumo_system'),
  };
}

/** How long a request may wait for a connection before it gets 503. */
const connectMs = 5_000;

/**
 * Opens one pool per role, whose login can take no other role.
 * @param logins - from `migrate`.
 * @param size - connections for each role instead of `poolSizes`.
 */
export function openDatabase(
  logins: Logins,
  log: Log,
  size?: number | Record<Role, number>,
  patience: HangTimeouts = hangTimeouts,
  watch?: DatabaseWatch,
): Database {
  const lent = new Map<pg.PoolClient, number>();
  const endWatch = cutHungConnections(lent, logins.rumo_anon, log, patience);
  /** When each wait for a connection began; a set keeps their order, so the first is the longest. */
  const waiting: Record<Role, Set<{ since: number }>> = {
    rumo_anon: new Set(),
    rumo_applicant: new Set(),
    rumo_staff: new Set(),
    rumo_system: new Set(),
  };
  const open = (role: Role) =>
    openPool(role, {
      login: logins[role],
      log,
      max: typeof size === 'object' ? size[role] : (size ?? poolSizes[role]),
      waiting: waiting[role],
      lent,
      watch,
    });
  const pools: Record<Role, Pool> = {
    rumo_anon: open('rumo_anon'),
    rumo_applicant: open('rumo_applicant'),
    rumo_staff: open('rumo_staff'),
    rumo_system: open('rumo_system'),
  };

  const fail = (error: unknown): never => {
    if (isDatabaseOutage(error)) watch?.outages.failed('database', error);
    throw translateFailure(error);
  };
  const run = async <T>(claims: Claims, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const { rows, dialect } = pools[claims.role];
    try {
      const done = await transactionClaims.run(claims, () =>
        rows.transaction().execute((tx) => work(sideBySide(tx, dialect))),
      );
      watch?.outages.worked('database');
      return done;
    } catch (error) {
      // Why it did not begin says more than that nothing could follow.
      const cause = await claims.begun?.then(
        () => error,
        (notBegun: unknown) => notBegun,
      );
      return fail(cause ?? error);
    }
  };

  return {
    asActor: (actor, work) => run(claimsOf(actor), work),
    asReader: (actor, work) => run({ ...claimsOf(actor), snapshot: true }, work),
    asArrivingReader(whom, proof, found, work) {
      const admission = {
        question: admittingQuestion(whom, proof).compile(pools[whom.role].rows),
        answered: (answer: Promise<QueryResult<unknown>>) =>
          // Not `fail`: the transaction fails with it, and is counted.
          found(firstSession(answer as Promise<QueryResult<Arriving>>).catch(refuse)),
      };
      return run({ ...whom, snapshot: true, admission }, work);
    },
    asSystem: (reason, work, auditActor) =>
      run(
        { ...(auditActor && claimsOf(auditActor)), role: 'rumo_system', application: `rumo: ${reason}` },
        work,
      ),
    asSystemReader: (reason, work) =>
      run({ role: 'rumo_system', application: `rumo: ${reason}`, snapshot: true }, work),
    async asSystemAtOnce(reason, statement) {
      const claims = { role: 'rumo_system', application: `rumo: ${reason}` } as const;
      const { rows } = pools.rumo_system;
      const compiled = statement.compile(rows);
      await rows.executeQuery(withClaims(claims, compiled)).catch(fail);
      watch?.outages.worked('database');
    },
    findSession: (proof) =>
      firstSession(sessionQuestion(proof).execute(pools.rumo_applicant.rows)).catch(fail),
    pools: () => Object.values(pools).map(({ state }) => state()),
    longestWaitMs() {
      const { rumo_anon, rumo_applicant, rumo_system } = waiting;
      const now = performance.now();
      const waits = [rumo_anon, rumo_applicant, rumo_system].map((pool) => {
        const [first] = pool;
        return first ? now - first.since : 0;
      });
      return Math.max(...waits);
    },
    // Past the count of refusals: nobody is refused.
    probe: async () => {
      await sql`select 1`.execute(pools.rumo_anon.rows).catch(refuse);
    },
    async close() {
      endWatch();
      await Promise.all(Object.values(pools).map(({ rows }) => rows.destroy()));
    },
  };
}

const refuse = (error: unknown): never => {
  throw translateFailure(error);
};

async function firstSession(answer: Promise<QueryResult<Arriving>>): Promise<LiveSession | undefined> {
  const session = (await answer).rows[0];
  return session && session.created_at !== null ? session : undefined;
}

interface Pool {
  rows: Kysely<DB>;
  dialect: ClaimsDialect;
  state(): PoolState;
}

interface PoolOptions {
  login: pg.ClientConfig;
  log: Log;
  max: number;
  waiting: Set<{ since: number }>;
  lent: Map<pg.PoolClient, number>;
  watch: DatabaseWatch | undefined;
}

function openPool(role: Role, { login, log, max, waiting, lent, watch }: PoolOptions): Pool {
  const name = role.replace('rumo_', '');
  const slow = watch && new SlowStatements(name, watch.slowMs, log);
  const pool = new pg.Pool({
    ...login,
    Client: role === 'rumo_applicant' || role === 'rumo_staff' ? PreparingClient : PipelinedClient,
    max,
    connectionTimeoutMillis: connectMs,
    application_name: 'rumo',
    types: columnTypes,
  });
  // A restart of the database may cut an idle connection: the pool replaces it.
  pool.on(
    'error',
    outsideRequests((error: Error) => log.warn({ err: error }, 'a database connection was lost')),
  );
  pool.on('acquire', (client) => lent.set(client, performance.now()));
  pool.on('release', (_, client) => lent.delete(client));
  pool.on('remove', (client) => lent.delete(client));
  pool.on('connect', (client) => {
    // A connection that breaks in use also fails its transaction; without a listener it would end the process.
    client.on('error', () => {});
    if (slow) (client as unknown as PipelinedClient).measure(new StatementTimes(slow));
  });
  const dialect = new ClaimsDialect({
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
  });
  const state = () => ({
    pool: name,
    size: max,
    inUse: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
    slow: slow?.count ?? 0,
  });
  return { rows: new Kysely<DB>({ dialect }), dialect, state };
}
