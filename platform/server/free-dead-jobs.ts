import type pg from 'pg';

/** Any number of our own: the class of the locks by which workers say that they live. */
const aliveLocks = 7_862_104;
/** A worker that has just begun may hold jobs before its lock. */
const graceSeconds = 10;

/** By then the library's own first query on the connection is through; well within the grace. */
const markAfterMs = 1_000;

/** Says that a worker lives, for as long as the connection it listens on does: the lock ends with it. */
export function markAlive(listening: pg.ClientBase, workerId: string): void {
  const mark = () => listening.query('select pg_advisory_lock($1, hashtext($2))', [aliveLocks, workerId]);
  // A connection that is lost meanwhile is tried again by the library, and this with it.
  setTimeout(() => mark().catch(() => {}), markAfterMs).unref();
}

/**
 * Gives jobs back whose worker was killed; the library by itself would leave them locked for four hours. A worker that
 * merely lost its connection may thus see a job run twice, which every job must bear anyway.
 */
export async function freeDeadJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker._private_jobs
      where locked_at < now() - make_interval(secs => $2) and not exists (
        select from pg_locks
        where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
          and classid = $1 and objid = (hashtext(locked_by)::bigint & 4294967295)::oid)))`,
    [aliveLocks, graceSeconds],
  );
}
