import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import {
  Logger,
  parseCrontab,
  type Runner,
  type RunnerOptions,
  run,
  type WorkerEvents,
} from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import { jobs, type TaskName } from '#platform/shared/jobs.ts';
import { ConnectionFailure, isDatabaseOutage } from './connections.ts';
import type { Database } from './database.ts';
import type { JobPlatform, Task, Tasks } from './jobs.ts';
import type { Worker } from './platform.ts';
import { runningJob } from './shares.ts';

/** Jobs that run at once per process. */
const concurrency = 3;

/** Tries to start before the server gives up. */
const startAttempts = 5;

/** Pause before a worker that ended is started again. */
const restartMs = 1_000;

/** How often we look for jobs that died with their process: after a crash a mail or a payment waits that long. */
const freeEveryMs = 15_000;

/**
 * Takes jobs until it is stopped; resolves when it has looked for the first time. Survives a restart of the database:
 * it asks again until it is back.
 * @param connection - the system's login; jobs are taken as rumo_system. Listens for new jobs on a connection of
 *   its own, so it needs the server itself and not a pooler.
 * @param crontab - lines of `minute hour day month weekday task`, in UTC.
 */
export async function startWorker(
  connection: pg.ClientConfig,
  platform: JobPlatform,
  tasks: Tasks,
  crontab: string,
): Promise<Worker> {
  const pool = new pg.Pool({
    ...connection,
    max: concurrency + 2,
    application_name: 'rumo: worker',
    options: '-c role=rumo_system',
  });
  // The library asks again after a loss; without listeners it would end the process.
  pool.on('error', (error) => platform.log.warn({ err: error }, 'a connection of the worker was lost'));
  pool.on('connect', (client) => client.on('error', () => {}));

  const events: WorkerEvents = new EventEmitter();
  /** Why jobs are not being taken at the moment. */
  let trouble: unknown;
  events.on('worker:getJob:error', ({ error }) => {
    trouble = error;
  });
  for (const sign of ['worker:getJob:empty', 'job:start'] as const) {
    events.on(sign, () => {
      trouble = undefined;
    });
  }
  const options = () => ({
    pgPool: pool,
    events,
    concurrency,
    noHandleSignals: true,
    logger: workerLog(platform),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        (payload: unknown) =>
          runningJob.run(true, () =>
            (task as Task<TaskName>)(jobs[name as TaskName].parse(payload), platform),
          ),
      ]),
    ),
    parsedCronItems: parseCrontab(crontab),
    // Reported in batches (of one moment). One by one, the library leaves a report that fails without a listener when the
    // database is away, which would end the whole process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  events.on('pool:listen:success', ({ workerPool, client }) => markAlive(client, workerPool.id));
  let runner = await runUntilTaking(options, events);
  const free = () =>
    freeDeadJobs(pool).catch((error: unknown) => {
      if (!isOutage(platform, error)) platform.log.warn({ err: error }, 'dead jobs wait longer');
    });
  await free();
  const freeing = setInterval(free, freeEveryMs);

  const stopping = new AbortController();
  /** The library gives up when it cannot tell the database what became of a job; a person has to begin again. */
  const keepRunning = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await runner.promise.catch((error: unknown) => {
        trouble = error;
        if (!isOutage(platform, error)) platform.log.error({ err: error }, 'the worker ended');
      });
      if (stopping.signal.aborted) return;
      await delay(restartMs, undefined, { signal: stopping.signal }).catch(() => {});
      runner = await runUntilTaking(options, events).catch(() => runner);
      if (stopping.signal.aborted) await runner.stop().catch(() => {});
    }
  };
  const ended = keepRunning();
  return {
    probe: async () => {
      if (stopping.signal.aborted) throw new Error('the worker ended');
      if (trouble) throw new Error('no jobs are being taken', { cause: trouble });
      await pool.query('select 1');
    },
    stop: async () => {
      stopping.abort();
      clearInterval(freeing);
      await runner.stop().catch(() => {});
      await ended;
      await pool.end();
    },
  };
}

/**
 * The library keeps the outcome of its first question (the numbers of the tasks) for good, a failure too, and would
 * then never take a job: so it starts over until that question was answered.
 */
async function runUntilTaking(options: () => RunnerOptions, events: WorkerEvents): Promise<Runner> {
  for (let attempt = 1; ; attempt++) {
    const taking = firstLook(events);
    const runner = await run(options());
    const error = await taking;
    if (!error) return runner;
    await runner.stop();
    if (attempt === startAttempts) throw error;
  }
}

/** Resolves when jobs were looked for: to nothing, or to the error. */
function firstLook(events: WorkerEvents): Promise<unknown> {
  return new Promise((resolve) => {
    events.once('worker:getJob:empty', () => resolve(undefined));
    events.once('job:start', () => resolve(undefined));
    events.once('worker:getJob:error', ({ error }) => resolve(error));
  });
}

/** What connecting to a server says that is not there: refused, no socket, no such host. */
const unreachable = ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'ETIMEDOUT'];

/** Whether a failure of the worker's own connections is one of the database, which then has its line as an outage. */
function isOutage({ outages }: Pick<JobPlatform, 'outages'>, error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const failure = unreachable.includes(code) ? new ConnectionFailure(error) : error;
  if (!isDatabaseOutage(failure)) return outages.covers(error);
  outages.failed('database', error);
  return true;
}

/** The library's lines in our log: its level and its ids. Its messages quote payloads and errors, so they stay out. */
function workerLog(platform: Pick<JobPlatform, 'log' | 'outages'>): Logger {
  const { log } = platform;
  return new Logger((scope) => (level, _message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    const error = meta && 'error' in meta ? meta.error : undefined;
    const job = meta && 'job' in meta ? (meta.job as { id?: string; task_identifier?: string }) : undefined;
    // A job fails with codes of other services, too: of those each door has told.
    if (job ? platform.outages.covers(error) : isOutage(platform, error)) return;
    const entry = {
      task: job?.task_identifier ?? scope.taskIdentifier,
      jobId: job?.id ?? scope.jobId,
      err: error,
    };
    if (level === 'error') log.error(entry, 'a job or the worker failed');
    else log.warn(entry, 'the worker warns');
  });
}

/** Any number of our own: the class of the locks by which workers say that they live. */
const aliveLocks = 7_862_104;

/** For a process without a worker of its own: whether one lives elsewhere. */
export const workerElsewhere = (database: Database): Worker => ({
  async probe() {
    const { rows } = await database.asSystemReader('look for a worker', (tx) =>
      sql`select from pg_locks where locktype = 'advisory' and classid = ${aliveLocks} and granted
        and database = (select oid from pg_database where datname = current_database()) limit 1`.execute(tx),
    );
    if (rows.length === 0) throw new Error('no process runs jobs');
  },
  stop: async () => {},
});

/** A worker that has just begun may hold jobs before its lock. */
const graceSeconds = 10;

/** By then the library's own first query on the connection is through; well within the grace. */
const markAfterMs = 1_000;

/** Says that a worker lives, for as long as the connection it listens on does: the lock ends with it. */
function markAlive(listening: pg.ClientBase, workerId: string): void {
  const mark = () => listening.query('select pg_advisory_lock($1, hashtext($2))', [aliveLocks, workerId]);
  // A connection that is lost meanwhile is tried again by the library, and this with it.
  setTimeout(() => mark().catch(() => {}), markAfterMs).unref();
}

/**
 * Gives jobs back whose worker was killed; the library by itself would leave them locked for four hours. A worker that
 * merely lost its connection may thus see a job run twice, which every job must bear anyway.
 */
async function freeDeadJobs(pool: pg.Pool): Promise<void> {
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
