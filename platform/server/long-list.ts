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
export function cursorTimeOf(createdAt: string | RawBuilder<Date>): RawBuilder<string> {
  const time = typeof createdAt === 'string' ? sql.ref(createdAt) : createdAt;
  return sql<string>`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
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

/** The rows that match, counted up to `countedUpTo`. `sampled`: the matches among the newest, where they are counted already. */
export function cappedTotal(list: LongList, choice: ListFilter, sampled?: RawBuilder<number>): Total {
  return { count: countUpTo(list, choice, countedUpTo + 1, sampled), mayExceed: true };
}

/** Reads a page and the total of its list in one statement, so that both see the same moment. Both can use `shared`. */
export async function withTotal<Row extends { id: string }>(
  tx: Tx,
  // biome-ignore lint/suspicious/noExplicitAny: a list may join any tables
  page: SelectQueryBuilder<DB, any, Row>,
  { count, mayExceed }: Total,
  shared?: RawBuilder<unknown>,
): Promise<{ rows: Row[]; total: number; total_is_capped: boolean }> {
  const { rows } = await sql<Row & { list_total: number }>`
    ${shared ? sql`with ${shared}` : sql``} select page.*, counted.list_total
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

/** Which rows: those that fit the conditions and match the search. */
export interface ListFilter {
  conditions: RawBuilder<boolean>[];
  /** Typed by the user. */
  q: string | undefined;
  /** `search_text` contains `q`; or only in `words` each word of `q` begins a word; or either of the two. */
  searched?: 'search_text' | 'words' | 'either';
}

/** A filter with a search. */
type Search = ListFilter & { q: string };

const isSearch = (choice: ListFilter): choice is Search => Boolean(choice.q);

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
 * The ids of one page, as a subselect. A rare text is found by its index and then sorted, a frequent one by walking
 * along the list. PostgreSQL cannot tell which (it has no statistics for LIKE behind a policy), so a sample decides: its
 * own, or a row of `sampleAlong` that the statement has already.
 */
export function pageIds(
  list: LongList,
  choice: ListFilter,
  place: PageRequest,
  sampled?: { sample: RawBuilder<unknown>; search: number },
): RawBuilder<string> {
  const along = (condition: RawBuilder<boolean>[]) =>
    rowsAlong(list, [...choice.conditions, ...condition], place, ['id']);
  if (!isSearch(choice)) return sql`(${along([])})`;
  const { sample, search } = sampled ?? { sample: sql`sample`, search: 0 };
  const near = sql`(select found[${sql.lit(search + 1)}] >= ${frequent} or looked < ${sampleSize} from ${sample})`;
  return sql`(
    ${sampled ? sql`` : sql`with sample as materialized (${sampleAlong(list, [choice], place)})`}
    select id from (${along([matches(list.alias, choice)])}) as met where ${near}
    union all
    select id from (${along([foundIn(list, choice)])}) as found where not ${near})`;
}

/** Selects how many rows were `looked` at where the page begins, and how many match each search (`found`, an array). */
export function sampleAlong(
  list: LongList,
  searches: readonly [ListFilter, ...ListFilter[]],
  place: PageRequest,
): RawBuilder<unknown> {
  const found = searches.filter(isSearch).map((one) => sql`count(*) filter (where ${matches('seen', one)})`);
  const columns = new Set(searches.filter(isSearch).flatMap(columnsOf));
  const rows = rowsAlong(list, searches[0].conditions, { ...place, limit: sampleSize }, [...columns]);
  return sql`select count(*) as looked, array[${sql.join(found)}] as found from (${rows}) as seen`;
}

/** The number of matching rows, as a subselect. */
export function countOf(list: LongList, choice: ListFilter): RawBuilder<number> {
  return counted(list, choice, sql``);
}

/** The same up to `upTo`. A frequent text is counted along the newest rows. */
function countUpTo(
  list: LongList,
  choice: ListFilter,
  upTo: number,
  sampled?: RawBuilder<number>,
): RawBuilder<number> {
  const exactly = counted(list, choice, sql`limit ${upTo}`);
  if (!isSearch(choice)) return exactly;
  const newest = { column: 'created_at', dir: 'desc', cursor: undefined } as const;
  const foundAmong = (rows: number) => sql<number>`(
    select count(*)::int from (
      select 1 from (${rowsAlong(list, choice.conditions, { ...newest, limit: rows }, columnsOf(choice))}) as seen
      where ${matches('seen', choice)} limit ${upTo}) as found)`;
  const isFrequent = sql`case when ${sampled ?? foundAmong(sampleSize)} < ${veryFrequent} then false
    else ${foundAmong((upTo / veryFrequent) * sampleSize * 2)} >= ${upTo} end`;
  return sql<number>`case when ${isFrequent} then ${upTo} else ${exactly} end`;
}

function counted(list: LongList, choice: ListFilter, end: RawBuilder<unknown>) {
  const { table, alias } = list;
  const { conditions } = choice;
  const wanted = isSearch(choice) ? [...conditions, foundIn(list, choice)] : conditions;
  return sql<number>`(select count(*)::int from (
    select 1 from ${sql.table(table)} as ${sql.ref(alias)} where ${all(wanted)} ${end}) as counted)`;
}

function rowsAlong(
  { table, alias }: LongList,
  conditions: RawBuilder<boolean>[],
  { column, dir, cursor, limit }: PageRequest,
  what: readonly string[],
): RawBuilder<unknown> {
  const columns = { createdAt: `${alias}.${column}`, id: `${alias}.id` };
  const after = cursor ? [isAfter(columns, cursor, dir)] : [];
  const direction = dir === 'asc' ? sql`asc` : sql`desc`;
  return sql`select ${sql.join(what.map((column) => sql.ref(`${alias}.${column}`)))} from ${sql.table(table)} as ${sql.ref(alias)}
    where ${all([...conditions, ...after])}
    order by ${sql.ref(columns.createdAt)} ${direction}, ${sql.ref(columns.id)} ${direction} limit ${limit}`;
}

function all(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function columnsOf({ searched = 'search_text' }: ListFilter): string[] {
  return searched === 'search_text' ? ['search_text'] : ['search_text', 'words'];
}

/** Evaluated per row: uses no index. */
function matches(alias: string, { q, searched = 'search_text' }: Search): RawBuilder<boolean> {
  const named = sql<boolean>`position(lower(${q}) in ${sql.ref(`${alias}.search_text`)}) > 0`;
  const said = sql`${sql.ref(`${alias}.words`)} @@ app.words_query(${q})`;
  return {
    search_text: named,
    words: sql<boolean>`(${said} and not ${named})`,
    either: sql<boolean>`(${named} or ${said})`,
  }[searched];
}

/** Asks the index. `offset 0` keeps the planner from moving the condition past the policy. */
function foundIn({ view, alias }: LongList, { q, searched = 'search_text' }: Search): RawBuilder<boolean> {
  const id = sql.ref(`${alias}.id`);
  const hits = (condition: RawBuilder<unknown>) =>
    sql`(select hit.id from ${sql.id('app', view)} as hit where ${condition} offset 0)`;
  const named = hits(sql`hit.search_text like lower(${likePattern(q)})`);
  const said = hits(sql`hit.words @@ app.words_query(${q})`);
  return {
    search_text: sql<boolean>`${id} in ${named}`,
    words: sql<boolean>`${id} in ${said} and not ${matches(alias, { q, conditions: [] })}`,
    either: sql<boolean>`${id} in (${named} union ${said})`,
  }[searched];
}

/** Returns a LIKE pattern for texts that contain `typed`, with %, _ and \ escaped. */
export function likePattern(typed: string): string {
  return `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
