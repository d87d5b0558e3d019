import { sql } from 'kysely';
import type { Database } from '#platform/server/database.ts';

interface JobCounts {
  waiting: number;
  given_up: number;
  oldest_seconds: number | null;
}

/** Jobs that could run and do not yet, for how long the oldest has waited, and those that used up their tries. */
export async function countJobs(database: Database): Promise<JobCounts> {
  const { rows } = await database.asSystem('count jobs', (tx) =>
    sql<JobCounts>`
      with due as (
        select run_at, attempts < max_attempts and run_at <= now() and locked_at is null as waits,
          attempts >= max_attempts as over
        from graphile_worker.jobs)
      select count(*) filter (where waits)::int as waiting, count(*) filter (where over)::int as given_up,
        extract(epoch from now() - min(run_at) filter (where waits))::int as oldest_seconds
      from due`.execute(tx),
  );
  return rows[0] ?? { waiting: 0, given_up: 0, oldest_seconds: null };
}
