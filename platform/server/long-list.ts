import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/generated/types.ts';
import { AppError } from './app-error.ts';
import type { Tx } from './database.ts';

/**
 * Paging by place instead of by number: a page begins after a row's time of creation and id, so that new rows cannot
 * shift it and the thousandth page costs what the first does. Times keep their microseconds, which a JavaScript date
 * would lose: two rows of the same millisecond must not be skipped.
 */
const place = z.tuple([aMark(), z.uuid()]);

/** What a mark may be in a cursor: a moment that there is, and that PostgreSQL knows. It has no year 0. */
export function aMark() {
  return z.iso.datetime({ precision: 6 }).refine((mark) => !mark.startsWith('0000'));
}

/** Selects the mark of a row; `createdAt` is the column that the list is ordered by. */
export function createdMark(createdAt: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(createdAt)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** The opaque cursor that leads to what follows this row. */
export function cursorAfter(row: { created_mark: string; id: string }): string {
  return Buffer.from(`${row.created_mark} ${row.id}`).toString('base64url');
}

/** True for the rows after the cursor, in the list's direction. Throws `invalid_input` for a cursor that is none. */
export function isAfter(
  columns: { createdAt: string; id: string },
  cursor: string,
  dir: 'asc' | 'desc',
): RawBuilder<boolean> {
  const parsed = place.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (!parsed.success) throw new AppError('invalid_input', { fields: { cursor: 'unknown' } });
  const [created, id] = parsed.data;
  const after = dir === 'asc' ? sql`>` : sql`<`;
  return sql<boolean>`(${sql.ref(columns.createdAt)}, ${sql.ref(columns.id)}) ${after} (${created}::timestamptz, ${id}::uuid)`;
}

/** One page out of at most `limit` + 1 rows: the row too many tells that there is a next page. */
export function cutPage<Row extends { created_mark: string; id: string }>(
  rows: Row[],
  limit: number,
): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next_cursor: last && rows.length > limit ? cursorAfter(last) : null };
}

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

/** A list that can be long. `alias` is how conditions name its rows; `view` answers searches, see functions/search.sql. */
export interface LongList {
  table: DB['list_counts']['list'] | 'outbox_mails';
  alias: string;
  view: 'account_search' | 'application_search' | 'message_search' | 'mail_search';
}

/** Which rows of it: all that fit the conditions and contain what a person typed. */
export interface Choice {
  conditions: RawBuilder<boolean>[];
  q: string | undefined;
}

/** Where a page begins and in which order it goes. */
interface Place {
  column: string;
  dir: 'asc' | 'desc';
  cursor: string | undefined;
  limit: number;
}

/** A search looks at so many rows first, to see whether what it looks for is frequent there. */
const sampleSize = 2000;

/** So many finds among them fill a page from some 5,000 rows on average. */
const frequent = 20;

/** So many make counting along the rows quicker than asking the index, which answers with all it has. */
const veryFrequent = 100;

/**
 * The ids of one page, as a subselect. A search has two ways, and neither alone is quick: something rare is found by its
 * trigrams, and all that was found is put in order; something frequent is met soon by whoever walks along the list.
 * PostgreSQL cannot tell which is which (it uses no statistics for LIKE behind a policy), so the rows at hand are asked.
 */
export function idsOfPage(list: LongList, choice: Choice, place: Place): RawBuilder<string> {
  const { alias, view } = list;
  const along = (condition: RawBuilder<boolean>[], what: string, limit: number) =>
    rowsAlong(list, [...choice.conditions, ...condition], { ...place, limit }, what);
  if (!choice.q) return sql`(${along([], 'id', place.limit)})`;
  const near = sql`(select found >= ${frequent} or looked < ${sampleSize} from sample)`;
  return sql`(
    with sample as materialized (
      select count(*) as looked, count(*) filter (where ${contains('seen', choice.q)}) as found
      from (${along([], 'search_text', sampleSize)}) as seen
    )
    select id from (${along([contains(alias, choice.q)], 'id', place.limit)}) as met where ${near}
    union all
    select id from (${along([foundIn(view, alias, choice.q)], 'id', place.limit)}) as found where not ${near})`;
}

/** How many rows are chosen, as a subselect. */
export function countOf(list: LongList, choice: Choice): RawBuilder<number> {
  return counted(list, choice, sql``);
}

/** The same, but it stops at `upTo`. What is frequent is counted along the newest rows, as far as it must be there. */
function countUpTo(list: LongList, choice: Choice, upTo: number): RawBuilder<number> {
  const exactly = counted(list, choice, sql`limit ${upTo}`);
  if (!choice.q) return exactly;
  const newest = { column: 'created_at', dir: 'desc', cursor: undefined } as const;
  const foundAmong = (rows: number) => sql<number>`(
    select count(*)::int from (
      select 1 from (${rowsAlong(list, choice.conditions, { ...newest, limit: rows }, 'search_text')}) as seen
      where ${contains('seen', choice.q ?? '')} limit ${upTo}) as found)`;
  return sql<number>`case when ${foundAmong(sampleSize)} < ${veryFrequent} then ${exactly}
    when ${foundAmong((upTo / veryFrequent) * sampleSize * 2)} < ${upTo} then ${exactly} else ${upTo} end`;
}

function counted({ table, alias, view }: LongList, { conditions, q }: Choice, end: RawBuilder<unknown>) {
  const wanted = q ? [...conditions, foundIn(view, alias, q)] : conditions;
  return sql<number>`(select count(*)::int from (
    select 1 from ${sql.table(table)} as ${sql.ref(alias)} where ${all(wanted)} ${end}) as counted)`;
}

function rowsAlong(
  { table, alias }: LongList,
  conditions: RawBuilder<boolean>[],
  { column, dir, cursor, limit }: Place,
  what: string,
): RawBuilder<unknown> {
  const columns = { createdAt: `${alias}.${column}`, id: `${alias}.id` };
  const after = cursor ? [isAfter(columns, cursor, dir)] : [];
  const direction = dir === 'asc' ? sql`asc` : sql`desc`;
  return sql`select ${sql.ref(`${alias}.${what}`)} from ${sql.table(table)} as ${sql.ref(alias)}
    where ${all([...conditions, ...after])}
    order by ${sql.ref(columns.createdAt)} ${direction}, ${sql.ref(columns.id)} ${direction} limit ${limit}`;
}

function all(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Asked of each row by itself: no index is tempted. */
function contains(alias: string, typed: string): RawBuilder<boolean> {
  return sql`position(lower(${typed}) in ${sql.ref(`${alias}.search_text`)}) > 0`;
}

/** Asked of the index on the trigrams. `offset 0` keeps the question as it is, on the far side of the policy. */
function foundIn(view: LongList['view'], alias: string, typed: string): RawBuilder<boolean> {
  return sql`${sql.ref(`${alias}.id`)} in (select hit.id from ${sql.id('app', view)} as hit
    where hit.search_text like lower(${containing(typed)}) offset 0)`;
}

/**
 * A LIKE pattern for texts that contain what a person typed. %, _ and \ mean something in a pattern; what a person
 * typed means itself.
 */
export function containing(typed: string): string {
  return `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
