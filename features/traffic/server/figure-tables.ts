import { type RawBuilder, sql } from 'kysely';

/** Sums of a row in ten-thousandths, the finest that a column of figures has: whole numbers add up exactly. */
export type Sums = bigint[];

interface FigureTable {
  key: readonly string[];
  sums: readonly string[];
  /** Which rows are of the day, or of the experiments that were counted on it. */
  ofDay(day: string, experiments: string[]): RawBuilder<unknown>;
}

const ofDay = (day: string) => sql`day = ${day}::date`;
const ofPairs = (day: string) => sql`(day = ${day}::date or previous_day = ${day}::date)`;
const visit = ['landing_page_id', 'dimension', 'value', 'day'];

/** The tables that hold figures of events, with the columns that name a row and those that add up. */
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
      'visitors',
      'cta_click',
      'sign_up',
      'application_started',
      'checkout_started',
      'subscription_started',
      'revenue',
      'revenue_squares',
      'ended',
      'bounced',
      'loads',
      'load_sum',
      'load_squares',
    ],
    ofDay: (_day, experiments) => sql`experiment_id = any(${experiments}::uuid[])`,
  },
} satisfies Record<string, FigureTable>;
export type TableName = keyof typeof figureTables;

const places = 4;

/** The columns of a row that add up; one that the row lacks is zero. */
export function sumsFrom(table: TableName, row: Record<string, unknown>): Sums {
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
