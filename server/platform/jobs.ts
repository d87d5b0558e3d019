import { Logger, parseCrontab, run } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import { type JobPayload, jobs, type TaskName } from '#domain/contracts/jobs.ts';
import type { Tx } from './database.ts';
import type { Log } from './log.ts';
import type { Platform } from './platform.ts';
import type { Worker } from './worker.ts';

/** What a job may use: every door but the worker that runs it. */
export type JobPlatform = Omit<Platform, 'worker'>;
export type Task<Name extends TaskName> = (payload: JobPayload<Name>, platform: JobPlatform) => Promise<void>;
export type Tasks = { [Name in TaskName]: Task<Name> };

/** Jobs that run at once per process. */
const concurrency = 3;

/**
 * Queues a job in the transaction of the change that needs it: both happen or neither. Not for role anon.
 * @param options.jobKey - while a job with this key waits, queueing it again replaces it.
 * @param options.maxAttempts - 25 when absent, spread over about three days.
 */
export async function enqueue<Name extends TaskName>(
  tx: Tx,
  task: Name,
  payload: JobPayload<Name>,
  options: { jobKey?: string; maxAttempts?: number; runAt?: Date } = {},
): Promise<void> {
  await sql`select app.enqueue(
    ${task}, ${JSON.stringify(jobs[task].parse(payload))}::json, ${options.jobKey ?? null},
    ${options.maxAttempts ?? null}::integer, ${options.runAt ?? null}::timestamptz)`.execute(tx);
}

/**
 * Takes jobs until it is stopped. Survives a restart of the database: it asks again until it is back.
 * @param connection - the login of rumo_app; jobs are taken as rumo_system. Listens for new jobs on a connection of
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

  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    logger: workerLog(platform.log),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        (payload: unknown) => (task as Task<TaskName>)(jobs[name as TaskName].parse(payload), platform),
      ]),
    ),
    parsedCronItems: parseCrontab(crontab),
  });
  let failure: unknown;
  const ended = runner.promise.catch((error: unknown) => {
    failure = error;
    platform.log.error({ err: error }, 'the worker ended');
  });
  let running = true;
  void ended.then(() => {
    running = false;
  });

  return {
    probe: async () => {
      if (!running) throw new Error('the worker ended', { cause: failure });
      await pool.query('select 1');
    },
    stop: async () => {
      if (running) await runner.stop();
      await ended;
      await pool.end();
    },
  };
}

/** The library's lines in our log: its level and its ids. Its messages quote payloads and errors, so they stay out. */
function workerLog(log: Log): Logger {
  return new Logger((scope) => (level, _message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    const error = meta && 'error' in meta ? meta.error : undefined;
    const entry = { task: scope.taskIdentifier, jobId: scope.jobId, err: error };
    if (level === 'error') log.error(entry, 'a job or the worker failed');
    else log.warn(entry, 'the worker warns');
  });
}
