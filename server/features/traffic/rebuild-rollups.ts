import { sql } from 'kysely';
import type { JobPayload } from '#domain/contracts/jobs.ts';
import type { JobPlatform } from '../../platform/jobs.ts';

/** Years of rows take longer than a screen may. */
const patience = '10min';

/** Counts the figures of the days from `from` until before `to` anew. Events wait meanwhile, and are not lost. */
export async function rebuildRollups(
  { from, to }: JobPayload<'rebuild-rollups'>,
  { database }: Pick<JobPlatform, 'database'>,
): Promise<void> {
  await database.asSystem('job rebuild-rollups', async (tx) => {
    await sql`select set_config('statement_timeout', ${patience}, true), set_config('lock_timeout', ${patience}, true)`.execute(
      tx,
    );
    await sql`select app.rebuild_rollups(${from}::date, ${to}::date)`.execute(tx);
  });
}
