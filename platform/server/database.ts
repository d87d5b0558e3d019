import { type QueryResult, type RawBuilder, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from '#db/generated/types.ts';
import { type Actor, type Claims, claimsOf, withClaims } from './actor.ts';
import {
  cutHungConnections,
  type DatabaseWatch,
  type HangTimeouts,
  hangTimeouts,
  isDatabaseOutage,
  type PoolState,
  translateFailure,
} from './connections.ts';
import type { Log } from './log.ts';
import { openPool, type Pool } from './pool.ts';
import { openReplica } from './replica.ts';
import type { Logins, Role } from './schema/roles.ts';
import {
  type Arriving,
  admittingQuestion,
  type LiveSession,
  type SessionProof,
  sessionQuestion,
} from './session-proof.ts';
import { type Purpose, purposeOf, runningJob, sharesOf } from './shares.ts';

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
   * `asReader` for the figures and exports of staff: on the replica, where there is one that has all that was committed until
   * now, so that they hold nobody up. `work` may run twice.
   */
  asFiguresReader<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>;
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
   * `system-callers.test.ts`. `reason` shows in `pg_stat_activity`, and says
   * whether it is of the share that is kept for sign-in (`shares.ts`); the audit log names `auditActor`, who gains no right.
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

/**
 * Opens one pool per role, whose login can take no other role.
 * @param logins - from `migrate`.
 * @param size - connections for each role instead of `poolSizes`.
 * @param ways - `isPooled`: a pooler is between, which lends a connection for a transaction. `replica`: for `asFiguresReader`.
 */
export function openDatabase(
  logins: Logins,
  log: Log,
  size?: number | Record<Role, number>,
  patience: HangTimeouts = hangTimeouts,
  watch?: DatabaseWatch,
  { isPooled = false, replica: replicaLogins }: { isPooled?: boolean; replica?: Logins | undefined } = {},
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
  const sizeOf = (role: Role) => (typeof size === 'object' ? size[role] : (size ?? poolSizes[role]));
  const open = (role: Role) =>
    openPool(role.replace('rumo_', ''), {
      login: logins[role],
      log,
      max: sizeOf(role),
      shares: sharesOf(role, sizeOf(role)),
      prepares: !isPooled && (role === 'rumo_applicant' || role === 'rumo_staff'),
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
  const replica =
    replicaLogins && openReplica(pools.rumo_staff.rows, replicaLogins.rumo_staff, log, sizeOf('rumo_staff'));

  const fail = (error: unknown): never => {
    if (isDatabaseOutage(error)) watch?.outages.failed('database', error);
    throw translateFailure(error);
  };
  const run = async <T>(purpose: Purpose, claims: Claims, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const done = await pools[claims.role].transact(purpose, claims, work).catch(fail);
    watch?.outages.worked('database');
    return done;
  };

  return {
    asActor: (actor, work) => run('write', claimsOf(actor), work),
    asReader: (actor, work) => run('read', { ...claimsOf(actor), snapshot: true }, work),
    async asFiguresReader(actor, work) {
      const claims = { ...claimsOf(actor), snapshot: true };
      // Its own copy of the claims: a transaction writes into them how it began.
      const read =
        claims.role === 'rumo_staff' ? await replica?.read({ ...claims }, work).catch(fail) : undefined;
      return read ? read.found : run('read', claims, work);
    },
    asArrivingReader(whom, proof, found, work) {
      const admission = {
        question: admittingQuestion(whom, proof).compile(pools[whom.role].rows),
        answered: (answer: Promise<QueryResult<unknown>>) =>
          // Not `fail`: the transaction fails with it, and is counted.
          found(firstSession(answer as Promise<QueryResult<Arriving>>).catch(refuse)),
      };
      return run('read', { ...whom, snapshot: true, admission }, work);
    },
    asSystem: (reason, work, auditActor) =>
      run(
        purposeOf(reason),
        { ...(auditActor && claimsOf(auditActor)), role: 'rumo_system', application: `rumo: ${reason}` },
        work,
      ),
    asSystemReader: (reason, work) =>
      run(
        runningJob.getStore() ? 'job' : 'read',
        { role: 'rumo_system', application: `rumo: ${reason}`, snapshot: true },
        work,
      ),
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
      await replica?.close();
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
