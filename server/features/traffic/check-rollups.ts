import { sql } from 'kysely';
import { addDays, dayOf } from '#domain/rules/traffic.ts';
import type { JobPlatform } from '../../platform/jobs.ts';
import { rebuildRollups } from './rebuild-rollups.ts';

/** Compares yesterday's figures with the rows, and counts the day anew should they differ. They never have to. */
export async function checkRollups(_payload: object, { database, clock, log }: JobPlatform): Promise<void> {
  const day = addDays(dayOf(clock()), -1);
  const differing = await database.asSystem('job check-rollups', async (tx) => {
    const { rows } = await sql<{ n: number }>`select app.differing_rollups(${day}::date) as n`.execute(tx);
    return rows[0]?.n ?? 0;
  });
  if (differing === 0) return;
  log.error({ day, differing }, 'figures of visits differ from their rows, and are counted anew');
  await rebuildRollups({ from: day, to: addDays(day, 1) }, { database });
}
