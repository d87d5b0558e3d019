import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/generated/types.ts';
import { type Claims, ClaimsDialect, sideBySide, transactionClaims } from './actor.ts';
import { ConnectionFailure, type DatabaseWatch, type PoolState } from './connections.ts';
import type { Log } from './log.ts';
import { outsideRequests } from './observability/request-id.ts';
import { SlowStatements, StatementTimes } from './observability/statement-times.ts';
import { PipelinedClient, PreparingClient } from './pipelined-client.ts';
import { columnTypes } from './schema/column-types.ts';
import { Gate, type Purpose, queuedPerConnection, type Shares, tooManyWait } from './shares.ts';

/** The connections of one login. */
export interface Pool {
  rows: Kysely<DB>;
  /**
   * Runs `work` in one transaction with these claims, after `before` on the same connection. Throws the driver's own errors,
   * and `unavailable` when too many wait already.
   */
  transact<T>(
    purpose: Purpose,
    claims: Claims,
    work: (tx: Transaction<DB>) => Promise<T>,
    before?: (connection: Kysely<DB>) => Promise<void>,
  ): Promise<T>;
  state(): PoolState;
}

export interface PoolOptions {
  login: pg.ClientConfig;
  log: Log;
  max: number;
  /** PostgreSQL keeps the plans of its statements. A pooler between would have to know them. */
  prepares: boolean;
  shares: Shares;
  waiting: Set<{ since: number }>;
  lent: Map<pg.PoolClient, number>;
  watch?: DatabaseWatch | undefined;
}

/** How long a request may wait for a connection before it gets 503. */
const connectMs = 5_000;

/** @param name - for figures and the log. */
export function openPool(
  name: string,
  { login, log, max, prepares, shares, waiting, lent, watch }: PoolOptions,
): Pool {
  const slow = watch && new SlowStatements(name, watch.slowMs, log);
  const pool = new pg.Pool({
    ...login,
    Client: prepares ? PreparingClient : PipelinedClient,
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
  const gate = new Gate(shares, connectMs);
  const noted = async <T>(waitedFor: Promise<T>): Promise<T> => {
    const wait = { since: performance.now() };
    waiting.add(wait);
    try {
      return await waitedFor;
    } finally {
      waiting.delete(wait);
    }
  };
  const dialect = new ClaimsDialect({
    pool: {
      async connect() {
        if (pool.waitingCount >= queuedPerConnection * max) throw tooManyWait();
        return noted(pool.connect()).catch((error: unknown) => {
          throw new ConnectionFailure(error);
        });
      },
      end: () => pool.end(),
      options: pool.options,
    },
  });
  const rows = new Kysely<DB>({ dialect });
  return {
    rows,
    async transact(purpose, claims, work, before) {
      const queued = gate.enter(purpose);
      // Writes that wait for each other are no sign of a database that is too busy for others.
      if (queued) await (purpose === 'job' || purpose === 'write' ? queued : noted(queued));
      const begin = (on: Kysely<DB>) =>
        transactionClaims.run(claims, () => on.transaction().execute((tx) => work(sideBySide(tx, dialect))));
      try {
        if (!before) return await begin(rows);
        return await rows.connection().execute(async (connection) => {
          await before(connection);
          return begin(connection);
        });
      } catch (error) {
        // Why it did not begin says more than that nothing could follow.
        const cause = await claims.begun?.then(
          () => error,
          (notBegun: unknown) => notBegun,
        );
        throw cause ?? error;
      } finally {
        gate.leave(purpose);
      }
    },
    state: () => ({
      pool: name,
      size: max,
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount + gate.waiting(),
      slow: slow?.count ?? 0,
    }),
  };
}
