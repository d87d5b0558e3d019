import { sql } from 'kysely';
import type { JobPlatform } from '#platform/server/jobs.ts';
import type { JobPayload } from '#platform/shared/jobs.ts';
import { mendDay } from './mend-day.ts';

/** Compares the figures of the days from `from` until before `to` with their rows, and mends them day by day, beside visitors. */
export async function rebuildRollups(
  { from, to }: JobPayload<'rebuild-rollups'>,
  { database, log }: Pick<JobPlatform, 'database' | 'log'>,
): Promise<void> {
  const days = await database.asSystem('job rebuild-rollups', async (tx) => {
    const { rows } = await sql<{ day: string }>`select day::date as day
      from generate_series(${from}::date, ${to}::date - 1, interval '1 day') as day`.execute(tx);
    return rows;
  });
  for (const { day } of days) {
    const differing = await mendDay(database, day);
    if (differing > 0) log.info({ day, differing }, 'figures of visits were mended');
  }
}
