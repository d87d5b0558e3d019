import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '#platform/server/database.ts';
import { allPages, conversionTypes } from '../rules/traffic.ts';

/** Visitors per statement: half a second, of the 15 that a statement may take. */
const sliceSize = 5_000;

const nilUuid = '00000000-0000-0000-0000-000000000000';

/** What has to be added to a row of the figures to match the events. */
export interface Difference {
  table: TableName;
  /** The values of the table's key, in its order. */
  key: string[];
  add: Sums;
}

/**
 * Returns where the figures of a day, and of the experiments counted on it, differ from the events. Both are read in one
 * snapshot without the counting lock, so visitors are counted meanwhile. `sliceOf` is the number of visitors per statement.
 * Throws what `asSystemReader` throws.
 */
export function differencesOf(
  database: Pick<Database, 'asSystemReader'>,
  day: string,
  sliceOf = sliceSize,
): Promise<Difference[]> {
  return database.asSystemReader('job check-rollups', async (tx) => {
    const missing = new Balance();
    await countEvents(tx, day, sliceOf, missing);
    const experiments = await experimentsOf(tx, day);
    for (const experiment of experiments) await countExperiment(tx, experiment, sliceOf, missing);
    await takeFigures(tx, day, experiments, missing);
    return missing.differences();
  });
}

/** Events minus figures, by row of the figures. */
class Balance {
  readonly #rows = new Map<string, Difference>();

  add(table: TableName, row: Record<string, unknown>, sign: 1n | -1n): void {
    const key = figureTables[table].key.map((column) => String(row[column]));
    const place = JSON.stringify([table, key]);
    const known = this.#rows.get(place) ?? { table, key, add: figureTables[table].sums.map(() => 0n) };
    const more = sumsFrom(table, row);
    known.add = known.add.map((sum, at) => sum + sign * (more[at] ?? 0n));
    this.#rows.set(place, known);
  }

  differences(): Difference[] {
    return [...this.#rows.values()].filter(({ add }) => add.some((sum) => sum !== 0n));
  }
}

type Row = Record<string, unknown>;

async function countEvents(tx: Tx, day: string, size: number, missing: Balance): Promise<void> {
  const visits = await startsOf(tx, sql`app.slices_of_visits(${day}::date, ${size})`);
  for (const [first, end] of visits) {
    const { rows } =
      await sql<Row>`select * from app.visits_of_slice(${day}::date, ${first}, ${end})`.execute(tx);
    for (const row of rows) {
      missing.add(row.previous_day === null ? 'visit_rollups' : 'visit_returns', row, 1n);
      if (isOfOnePage(row))
        missing.add(
          'performance_metrics',
          metricsOf(row, { page_views: row.views, unique_visitors: row.visitors }),
          1n,
        );
    }
  }
  const conversions = await startsOf(tx, sql`app.slices_of_conversions(${day}::date, ${size})`);
  for (const [first, end] of conversions) {
    const { rows } =
      await sql<Row>`select * from app.conversions_of_slice(${day}::date, ${first}, ${end})`.execute(tx);
    for (const row of rows) {
      missing.add(row.previous_day === null ? 'conversion_rollups' : 'conversion_returns', row, 1n);
      if (!isOfOnePage(row)) continue;
      if (row.event_type === 'sign_up')
        missing.add('performance_metrics', metricsOf(row, { conversions: row.events }), 1n);
      if (row.event_type === 'subscription_started')
        missing.add('performance_metrics', metricsOf(row, { revenue: row.revenue }), 1n);
    }
  }
}

/** A page's figure of a whole day, which `performance_metrics` holds as well. */
const isOfOnePage = (row: Row) =>
  row.previous_day === null && row.dimension === 'all' && row.landing_page_id !== allPages;

const metricsOf = ({ landing_page_id, day }: Row, sums: Row): Row => ({
  landing_page_id,
  metric_date: day,
  ...sums,
});

async function countExperiment(tx: Tx, experiment: string, size: number, missing: Balance): Promise<void> {
  for (const [first, end] of await startsOf(tx, sql`app.slices_of_experiment(${experiment}, ${size})`)) {
    const { rows } =
      await sql<Row>`select * from app.counted_experiments(array[${experiment}::uuid], ${first}, ${end})`.execute(
        tx,
      );
    for (const row of rows) missing.add('experiment_rollups', row, 1n);
  }
}

async function takeFigures(tx: Tx, day: string, experiments: string[], missing: Balance): Promise<void> {
  for (const table of Object.keys(figureTables) as TableName[]) {
    const of = figureTables[table].ofDay(day, experiments);
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${of}`.execute(tx);
    for (const row of rows) missing.add(table, row, -1n);
  }
}

async function experimentsOf(tx: Tx, day: string): Promise<string[]> {
  const query = sql<{ ids: string[] }>`select app.experiments_of_days(${day}::date, ${day}::date + 1) as ids`;
  const { rows } = await query.execute(tx);
  return rows[0]?.ids ?? [];
}

/** Slices as pairs: the first visitor, and the first of the next slice. */
async function startsOf(tx: Tx, slices: ReturnType<typeof sql>): Promise<[string, string | null][]> {
  const { rows } = await sql<{ start: string }>`select start from ${slices} as start`.execute(tx);
  const starts = [nilUuid, ...rows.map(({ start }) => start)];
  return starts.map((first, at) => [first, starts[at + 1] ?? null]);
}

/** Sums in ten-thousandths, the finest of any column of figures: integers add up exactly. */
type Sums = bigint[];

interface FigureTable {
  key: readonly string[];
  sums: readonly string[];
  /** The rows of the day, or of the experiments counted on it. */
  ofDay(day: string, experiments: string[]): RawBuilder<unknown>;
}

const ofDay = (day: string) => sql`day = ${day}::date`;

const ofPairs = (day: string) => sql`(day = ${day}::date or previous_day = ${day}::date)`;

const visit = ['landing_page_id', 'dimension', 'value', 'day'];

/** The tables of figures, with their key and their sums. */
export const figureTables = {
  visit_rollups: { key: visit, sums: ['views', 'visitors', 'returned', 'bounces', 'seconds'], ofDay },
  visit_returns: { key: [...visit, 'previous_day'], sums: ['visitors'], ofDay: ofPairs },
  conversion_rollups: {
    key: [...visit, 'event_type'],
    sums: ['events', 'visitors', 'returned', 'revenue'],
    ofDay,
  },
  conversion_returns: { key: [...visit, 'event_type', 'previous_day'], sums: ['visitors'], ofDay: ofPairs },
  performance_metrics: {
    key: ['landing_page_id', 'metric_date'],
    sums: ['page_views', 'unique_visitors', 'conversions', 'revenue'],
    ofDay: (day) => sql`metric_date = ${day}::date`,
  },
  experiment_rollups: {
    key: ['experiment_id', 'variant_id', 'day'],
    sums: [
      ...['visitors', ...conversionTypes, 'revenue', 'revenue_squares'],
      ...['ended', 'bounced', 'loads', 'load_sum', 'load_squares'],
    ],
    ofDay: (_day, experiments) => sql`experiment_id = any(${experiments}::uuid[])`,
  },
} satisfies Record<string, FigureTable>;

export type TableName = keyof typeof figureTables;

const places = 4;

/** The sums of a row; a missing column is 0. */
function sumsFrom(table: TableName, row: Record<string, unknown>): Sums {
  return figureTables[table].sums.map((column) => {
    const [whole = '0', fraction = ''] = String(row[column] ?? 0).split('.');
    return BigInt(whole + fraction.padEnd(places, '0'));
  });
}

/** A sum as the database reads it: -12345n is '-1.2345', 20000n is '2'. */
export function sumText(sum: bigint): string {
  const digits = (sum < 0n ? -sum : sum).toString().padStart(places + 1, '0');
  const fraction = digits.slice(-places);
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -places)}${fraction === '0000' ? '' : `.${fraction}`}`;
}
