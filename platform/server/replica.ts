import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from '#db/generated/types.ts';
import type { Claims } from './actor.ts';
import { AppError } from './app-error.ts';
import { ConnectionFailure, cutHungConnections, hangTimeouts, isDatabaseOutage } from './connections.ts';
import type { Log } from './log.ts';
import { openPool } from './pool.ts';

/** How long a read waits for the replica to have what was committed when it began, and how often it looks. */
const patienceMs = 500;
const lookEveryMs = 20;

/** A replica that failed is left alone for so long. */
const restMs = 15_000;

/** A copy of the database that follows it, for reads that may take long. */
export interface Replica {
  /**
   * Reads on the replica once it has all that was committed when this was called, so that nobody misses their own write.
   * Returns undefined where it is too far behind, is none, or fails; throws the refusals of `work`.
   */
  read<T>(claims: Claims, work: (tx: Transaction<DB>) => Promise<T>): Promise<{ found: T } | undefined>;
  close(): Promise<void>;
}

/**
 * @param primary - connections to the database that it follows.
 * @param login - of staff, to the replica.
 */
export function openReplica(primary: Kysely<DB>, login: pg.ClientConfig, log: Log, max: number): Replica {
  const lent = new Map<pg.PoolClient, number>();
  const endWatch = cutHungConnections(lent, login, log, hangTimeouts);
  const pool = openPool('replica', {
    login,
    log,
    max,
    prepares: false,
    shares: {},
    waiting: new Set(),
    lent,
  });
  let restsUntil = 0;
  let isAway = false;
  const tell = (away: boolean, err?: unknown) => {
    if (away !== isAway)
      log.warn(
        { err },
        away ? 'the replica is left out: the database answers for it' : 'the replica is back',
      );
    isAway = away;
  };

  return {
    async read(claims, work) {
      if (performance.now() < restsUntil) return undefined;
      const { rows } = await sql<{ at: string }>`select pg_current_wal_flush_lsn()::text as at`.execute(
        primary,
      );
      const position = rows[0]?.at ?? '';
      try {
        const found = await pool.transact('read', claims, work, (connection) =>
          untilReplayed(connection, position),
        );
        tell(false);
        return { found };
      } catch (error) {
        if (error instanceof AppError) throw error;
        if (!isGone(error)) return undefined;
        restsUntil = performance.now() + restMs;
        tell(true, error);
        return undefined;
      }
    },
    async close() {
      endWatch();
      await pool.rows.destroy();
    },
  };
}

/** The replica has not yet all that was committed. */
class Behind extends Error {}

/** DATABASE_READ_URL leads to a server that follows no other: promoted, or never a replica. */
class FollowsNone extends Error {}

/** Whether asking again soon is useless. What it merely refuses, a statement or for a moment, the database answers. */
function isGone(error: unknown): boolean {
  if (error instanceof FollowsNone || error instanceof ConnectionFailure) return true;
  const writes = error instanceof Error && 'code' in error && error.code === readOnly;
  return isDatabaseOutage(error) && !writes;
}

/** SQLSTATE read_only_sql_transaction. */
const readOnly = '25006';

/** Throws where the server does not have a position of the primary's log soon, and where it follows no primary. */
async function untilReplayed(connection: Kysely<DB>, position: string): Promise<void> {
  const giveUp = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await sql<{
      follows: boolean;
      has: boolean | null;
    }>`select pg_is_in_recovery() as follows,
      pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`.execute(connection);
    if (!rows[0]?.follows) throw new FollowsNone();
    if (rows[0].has) return;
    if (performance.now() > giveUp) throw new Behind();
    await delay(lookEveryMs);
  }
}
