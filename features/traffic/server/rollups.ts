import { sql } from 'kysely';
import type { Database, Tx } from '#platform/server/database.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';
import type { JobPayload } from '#platform/shared/jobs.ts';
import { addDays, dayOf, keptMonths } from '../rules/traffic.ts';
import { type Difference, differencesOf, figureTables, sumText, type TableName } from './count-day.ts';

/** A job: compares yesterday's figures with the rows, and corrects differences, which are a fault. */
export async function checkRollups(_payload: object, { database, clock, log }: JobPlatform): Promise<void> {
  const day = addDays(dayOf(clock()), -1);
  const differing = await mendDay(database, day);
  if (differing > 0)
    log.error({ day, differing }, 'figures of visits differed from their rows, and were mended');
}

/** A job: corrects the figures of the days from `from` until before `to`, while visitors are counted. */
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

/** Rows per transaction: the counting lock is held for a tenth of a second. */
const chunk = 1_000;

/**
 * A figure whose row was missing loses what visitors add between comparison and correction, so the comparison is repeated;
 * each round leaves only what came in between.
 */
const rounds = 5;

/**
 * Compares a day's figures with its events and adds the differences, while visitors are counted: additions are right in any
 * order. Returns how many figures differed at first. Throws when some still differ after five rounds.
 */
export async function mendDay(
  database: Pick<Database, 'asSystem' | 'asSystemReader'>,
  day: string,
): Promise<number> {
  let differing: number | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const differences = await differencesOf(database, day);
    differing ??= differences.length;
    if (differences.length === 0) return differing;
    for (let at = 0; at < differences.length; at += chunk) {
      const some = differences.slice(at, at + chunk);
      await database.asSystem('job check-rollups', (tx) => addToFigures(tx, some));
    }
  }
  const left = await differencesOf(database, day);
  if (left.length > 0) throw new Error(`${left.length} figures of ${day} still differ from their events`);
  return differing ?? 0;
}

/** Under the lock of app.record_traffic (db/current/functions/traffic.sql), against deadlocks. */
async function addToFigures(tx: Tx, differences: readonly Difference[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(7862118)`.execute(tx);
  for (const name of Object.keys(figureTables) as TableName[]) {
    const some = differences.filter(({ table }) => table === name);
    if (some.length > 0) await addTo(tx, name, some);
  }
}

async function addTo(tx: Tx, name: TableName, differences: readonly Difference[]): Promise<void> {
  const { key, sums } = figureTables[name];
  const rows = differences.map((one) => [...one.key, ...one.add.map(sumText)]);
  const given = JSON.stringify(
    rows.map((values) => Object.fromEntries([...key, ...sums].map((column, at) => [column, values[at]]))),
  );
  const list = (columns: readonly string[], separator = sql`, `) =>
    sql.join(
      columns.map((column) => sql.ref(column)),
      separator,
    );
  const table = sql.table(name);
  await sql`insert into ${table} as kept (${list([...key, ...sums])})
    select ${list([...key, ...sums])} from json_populate_recordset(null::${table}, ${given}::json)
    on conflict (${list(key)}) do update set ${sql.join(
      sums.map((column) => sql`${sql.ref(column)} = kept.${sql.ref(column)} + excluded.${sql.ref(column)}`),
    )}`.execute(tx);
  // An empty figure has no row: it would be shown as a source or browser without visitors.
  const empty = sums.map((column) => sql`kept.${sql.ref(column)} = 0`);
  await sql`delete from ${table} as kept using json_populate_recordset(null::${table}, ${given}::json) as told
    where ${sql.join(
      [...key.map((column) => sql`kept.${sql.ref(column)} = told.${sql.ref(column)}`), ...empty],
      sql` and `,
    )}`.execute(tx);
}

/** Partitions are made this long ahead, in case the server is off for a season. */
const daysAhead = 92;

/**
 * A job: makes the partitions of coming months and drops what is older than we promise to keep, with its figures. In three
 * repeatable transactions, because making and dropping a month lock the whole table and block counting.
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
    const [from, to] = [addDays(today, -31), addDays(today, daysAhead)];
    await sql`select app.make_traffic_months(${from}::date, ${to}::date)`.execute(tx);
  });
  const dropped = await database.asSystem('job keep-traffic-months: old months', async (tx) => {
    const { rows } = await sql<{ parts: number }>`select app.drop_traffic_months() as parts`.execute(tx);
    return rows[0]?.parts ?? 0;
  });
  if (dropped > 0) log.info({ parts: dropped }, 'old months of visits were dropped');
}
