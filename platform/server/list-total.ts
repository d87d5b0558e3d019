import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import type { Tx } from './database.ts';
import { type Choice, countUpTo, type LongList } from './searching.ts';

/** Counting a search stops here: nobody reads further, and a million matches would be a million rows read. */
const countedUpTo = 1000;

/** How many rows a list has, as SQL; with `mayExceed` the number may be one more than `countedUpTo`, for any above. */
export interface Total {
  count: RawBuilder<number>;
  mayExceed: boolean;
}

/** All rows of a list or of one or several buckets of it: exact, and as quick with a million rows as with ten. */
export function keptTotal(list: DB['list_counts']['list'], bucket?: string | readonly string[]): Total {
  const narrowed = bucket === undefined ? sql`` : sql` and bucket in (${sql.join([bucket].flat())})`;
  const count = sql<number>`(select coalesce(sum(delta), 0)::int from list_counts where list = ${list}${narrowed})`;
  return { count, mayExceed: false };
}

/** What is chosen of a list, counted as far as `countedUpTo`. */
export function cappedTotal(list: LongList, choice: Choice): Total {
  return { count: countUpTo(list, choice, countedUpTo + 1), mayExceed: true };
}

/** Reads a page and the total of its list in one statement: both see the same moment. */
export async function withTotal<Row extends { id: string }>(
  tx: Tx,
  // biome-ignore lint/suspicious/noExplicitAny: whatever tables a list joins
  page: SelectQueryBuilder<DB, any, Row>,
  { count, mayExceed }: Total,
): Promise<{ rows: Row[]; total: number; total_is_capped: boolean }> {
  const { rows } = await sql<Row & { list_total: number }>`
    select page.*, counted.list_total
    from (select ${count} as list_total) as counted left join ${page.as('page')} on true`.execute(tx);
  const total = rows[0]?.list_total ?? 0;
  const total_is_capped = mayExceed && total > countedUpTo;
  return {
    // The join leaves one row of nulls beside the total when the page is empty.
    rows: rows.filter((row) => row.id !== null),
    total: total_is_capped ? countedUpTo : total,
    total_is_capped,
  };
}

/** Reads several totals in one statement, in their order. */
export async function readTotals(
  tx: Tx,
  totals: readonly Total[],
): Promise<{ total: number; total_is_capped: boolean }[]> {
  const all = sql.join(totals.map(({ count }) => count));
  const { rows } = await sql<{ counted: number[] }>`select array[${all}]::int[] as counted`.execute(tx);
  return totals.map(({ mayExceed }, at) => {
    const total = rows[0]?.counted[at] ?? 0;
    const total_is_capped = mayExceed && total > countedUpTo;
    return { total: total_is_capped ? countedUpTo : total, total_is_capped };
  });
}
