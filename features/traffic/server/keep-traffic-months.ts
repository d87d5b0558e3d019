import { sql } from 'kysely';
import type { JobPlatform } from '#platform/server/jobs.ts';
import { addDays, dayOf, keptMonths } from '../rules/traffic.ts';

/** Months made ahead: a server that sleeps for a season finds its months ready. */
const daysAhead = 92;

/**
 * Makes the months to come and drops what is older than we promise to keep, with the figures of those days: a window
 * of them would no longer be what the rows say. In three transactions, each of which may be done again: making and
 * dropping a month lock the whole table, and whoever counts a visit then waits no longer than for that alone.
 */
export async function keepTrafficMonths(
  _payload: object,
  { database, clock, log }: JobPlatform,
): Promise<void> {
  const today = dayOf(clock());
  await database.asSystem('job keep-traffic-months: figures', async (tx) => {
    const before = sql<string>`(${today}::date - make_interval(months => ${keptMonths}))::date`;
    await tx.deleteFrom('visit_rollups').where('day', '<', before).execute();
    await tx.deleteFrom('conversion_rollups').where('day', '<', before).execute();
    await tx.deleteFrom('performance_metrics').where('metric_date', '<', before).execute();
    await tx
      .deleteFrom('user_assignments')
      .where('created_at', '<', sql<Date>`${clock()}::timestamptz - make_interval(months => ${keptMonths})`)
      .execute();
  });
  await database.asSystem('job keep-traffic-months: months to come', async (tx) => {
    await sql`select app.make_traffic_months(${addDays(today, -31)}::date, ${addDays(today, daysAhead)}::date)`.execute(
      tx,
    );
  });
  const dropped = await database.asSystem('job keep-traffic-months: old months', async (tx) => {
    const { rows } = await sql<{ parts: number }>`select app.drop_traffic_months() as parts`.execute(tx);
    return rows[0]?.parts ?? 0;
  });
  if (dropped > 0) log.info({ parts: dropped }, 'old months of visits were dropped');
}
