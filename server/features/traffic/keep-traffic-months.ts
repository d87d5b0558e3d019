import { sql } from 'kysely';
import { addDays, dayOf, keptMonths } from '#domain/rules/traffic.ts';
import type { JobPlatform } from '../../platform/jobs.ts';

/** Months made ahead: a server that sleeps for a season finds its months ready. */
const daysAhead = 92;

/**
 * Makes the months to come and drops what is older than we promise to keep, with the figures of those days: a window
 * of them would no longer be what the rows say.
 */
export async function keepTrafficMonths(
  _payload: object,
  { database, clock, log }: JobPlatform,
): Promise<void> {
  const today = dayOf(clock());
  const dropped = await database.asSystem('job keep-traffic-months', async (tx) => {
    await sql`select app.make_traffic_months(${addDays(today, -31)}::date, ${addDays(today, daysAhead)}::date)`.execute(
      tx,
    );
    const { rows } = await sql<{ parts: number }>`select app.drop_traffic_months() as parts`.execute(tx);
    const before = sql<string>`(${today}::date - make_interval(months => ${keptMonths}))::date`;
    for (const table of [
      'visit_rollups',
      'visit_returns',
      'conversion_rollups',
      'conversion_returns',
    ] as const)
      await tx.deleteFrom(table).where('day', '<', before).execute();
    // Figures of an experiment go with its draws, which go at the same moment of that day.
    await tx.deleteFrom('experiment_rollups').where('day', '<', before).execute();
    await tx.deleteFrom('performance_metrics').where('metric_date', '<', before).execute();
    await tx
      .deleteFrom('user_assignments')
      .where('created_at', '<', sql<Date>`${clock()}::timestamptz - make_interval(months => ${keptMonths})`)
      .execute();
    return rows[0]?.parts ?? 0;
  });
  if (dropped > 0) log.info({ parts: dropped }, 'old months of visits were dropped');
}
