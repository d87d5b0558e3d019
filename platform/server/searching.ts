import { type RawBuilder, sql } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import { containing } from './containing.ts';
import { isAfter } from './list-cursor.ts';

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
export interface Place {
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
export function countUpTo(list: LongList, choice: Choice, upTo: number): RawBuilder<number> {
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
