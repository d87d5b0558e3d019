import { sql } from 'kysely';
import { type JobPayload, jobs, type TaskName } from '#platform/shared/jobs.ts';
import type { Tx } from './database.ts';
import type { Platform } from './platform.ts';

/** What a job may use: everything but the worker. */
export type JobPlatform = Omit<Platform, 'worker'>;
export type Task<Name extends TaskName> = (payload: JobPayload<Name>, platform: JobPlatform) => Promise<void>;
export type Tasks = { [Name in TaskName]: Task<Name> };

/**
 * Queues a job in the transaction of the change that needs it. Not for role anon.
 * @param options.jobKey - replaces a waiting job with this key.
 * @param options.maxAttempts - 25 when absent, over about three days.
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
