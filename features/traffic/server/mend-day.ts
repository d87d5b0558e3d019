import { sql } from 'kysely';
import type { Database, Tx } from '#platform/server/database.ts';
import { type Difference, differencesOf } from './count-day.ts';
import { figureTables, sumText, type TableName } from './figure-tables.ts';

/** Rows a transaction: the counting lock is held for a tenth of a second, and visitors wait no longer. */
const chunk = 1_000;
/**
 * A figure whose row was missing loses what visitors add between the comparison and the mending, so we look again. Each
 * time what is left is what came in such a moment.
 */
const rounds = 5;

/**
 * Compares a day's figures with its events and adds what is missing, or takes off what is too much. Visitors are counted
 * meanwhile: what they add to a figure and what we add to it are both right in any order. Returns how many figures differed
 * at first. Throws when some still differ after five rounds.
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

/** Under the lock of app.record_traffic (db/current/functions/traffic.sql): two who change the same rows in another order would block each other for good. */
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
  // A figure of nothing has no row: it would be shown as a source or a browser that nobody came by.
  const empty = sums.map((column) => sql`kept.${sql.ref(column)} = 0`);
  await sql`delete from ${table} as kept using json_populate_recordset(null::${table}, ${given}::json) as told
    where ${sql.join(
      [...key.map((column) => sql`kept.${sql.ref(column)} = told.${sql.ref(column)}`), ...empty],
      sql` and `,
    )}`.execute(tx);
}
