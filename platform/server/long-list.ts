import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/generated/types.ts';
import { AppError } from './app-error.ts';
import type { Tx } from './database.ts';

/**
 * A page begins after a row's creation time and id, not at a number: new rows cannot shift it, and the thousandth page
 * costs what the first does. Times keep their microseconds: two rows of one millisecond must not be skipped.
 */
const place = z.tuple([cursorTime(), z.uuid()]);

/** A time in a cursor that PostgreSQL accepts: it has no year 0. */
export function cursorTime() {
  return z.iso.datetime({ precision: 6 }).refine((mark) => !mark.startsWith('0000'));
}

/** Selects a row's time for the cursor; `createdAt` is the column that orders the list. */
export function cursorTimeOf(createdAt: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(createdAt)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Returns the opaque cursor of the page after this row. */
export function cursorAfter(row: { created_mark: string; id: string }): string {
  return Buffer.from(`${row.created_mark} ${row.id}`).toString('base64url');
}

/** The condition for rows after the cursor. Throws `invalid_input` for an unreadable one. */
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

/** Cuts one page out of at most `limit` + 1 rows: the extra row says that there is a next page. */
export function paginate<Row extends { created_mark: string; id: string }>(
  rows: Row[],
  limit: number,
): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next_cursor: last && rows.length > limit ? cursorAfter(last) : null };
}

/** Searches are counted up to here: nobody reads further, and a million matches would be a million rows read. */
const countedUpTo = 1000;

/** The number of rows as SQL; with `mayExceed` it is at most one more than `countedUpTo`. */
export interface Total {
  count: RawBuilder<number>;
  mayExceed: boolean;
}

/** All rows of a list or of some buckets of it: exact, and as fast with a million rows as with ten. */
export function storedTotal(list: DB['list_counts']['list'], bucket?: string | readonly string[]): Total {
  const narrowed = bucket === undefined ? sql`` : sql` and bucket in (${sql.join([bucket].flat())})`;
  const count = sql<number>`(select coalesce(sum(delta), 0)::int from list_counts where list = ${list}${narrowed})`;
  return { count, mayExceed: false };
}

/** The rows that match, counted up to `countedUpTo`. */
export function cappedTotal(list: LongList, choice: ListFilter): Total {
  return { count: countUpTo(list, choice, countedUpTo + 1), mayExceed: true };
}

/** Reads a page and the total of its list in one statement, so that both see the same moment. */
export async function withTotal<Row extends { id: string }>(
  tx: Tx,
  // biome-ignore lint/suspicious/noExplicitAny: a list may join any tables
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

/** Reads several totals in one statement, in order. */
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

/** `alias` names the list's rows in conditions; `view` is for searches, see functions/search.sql. */
export interface LongList {
  table: DB['list_counts']['list'] | 'outbox_mails';
  alias: string;
  view: 'account_search' | 'application_search' | 'message_search' | 'mail_search';
}

/** Which rows: those that fit the conditions and contain the search text. */
export interface ListFilter {
  conditions: RawBuilder<boolean>[];
  q: string | undefined;
}

/** The order and the page. */
interface PageRequest {
  column: string;
  dir: 'asc' | 'desc';
  cursor: string | undefined;
  limit: number;
}

/** Rows that a search samples, to see whether its text is frequent. */
const sampleSize = 2000;

/** Matches in the sample that fill a page from some 5,000 rows on average. */
const frequent = 20;

/** Matches in the sample from which counting row by row is faster than the index. */
const veryFrequent = 100;

/**
 * The ids of one page, as a subselect. A rare text is found by its trigrams and then sorted, a frequent one by walking
 * along the list. PostgreSQL cannot tell which (it has no statistics for LIKE behind a policy), so the sample decides.
 */
export function pageIds(list: LongList, choice: ListFilter, place: PageRequest): RawBuilder<string> {
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

/** The number of matching rows, as a subselect. */
export function countOf(list: LongList, choice: ListFilter): RawBuilder<number> {
  return counted(list, choice, sql``);
}

/** The same up to `upTo`. A frequent text is counted along the newest rows. */
function countUpTo(list: LongList, choice: ListFilter, upTo: number): RawBuilder<number> {
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

function counted({ table, alias, view }: LongList, { conditions, q }: ListFilter, end: RawBuilder<unknown>) {
  const wanted = q ? [...conditions, foundIn(view, alias, q)] : conditions;
  return sql<number>`(select count(*)::int from (
    select 1 from ${sql.table(table)} as ${sql.ref(alias)} where ${all(wanted)} ${end}) as counted)`;
}

function rowsAlong(
  { table, alias }: LongList,
  conditions: RawBuilder<boolean>[],
  { column, dir, cursor, limit }: PageRequest,
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

/** Evaluated per row: uses no index. */
function contains(alias: string, typed: string): RawBuilder<boolean> {
  return sql`position(lower(${typed}) in ${sql.ref(`${alias}.search_text`)}) > 0`;
}

/** Asks the trigram index. `offset 0` keeps the planner from moving the condition past the policy. */
function foundIn(view: LongList['view'], alias: string, typed: string): RawBuilder<boolean> {
  return sql`${sql.ref(`${alias}.id`)} in (select hit.id from ${sql.id('app', view)} as hit
    where hit.search_text like lower(${likePattern(typed)}) offset 0)`;
}

/** Returns a LIKE pattern for texts that contain `typed`, with %, _ and \ escaped. */
export function likePattern(typed: string): string {
  return `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
