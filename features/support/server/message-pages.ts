import { type RawBuilder, sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import {
  cursorAfter,
  type ListFilter,
  type LongList,
  pageIds,
  sampleAlong,
} from '#platform/server/long-list.ts';

/** One after the other they are the list: each is ordered by a time of its own, all in the same direction. */
export interface Section {
  choice: ListFilter;
  column: 'created_at' | 'waiting_since' | 'snoozed_until';
}

export const list: LongList = { table: 'support_messages', alias: 'ticket', view: 'message_search' };

/** Where a page begins: after this row of this section, at the start without one. */
interface Place {
  dir: 'asc' | 'desc';
  cursor: string | undefined;
  limit: number;
}

/** The sample of a search that the first page and the total share; undefined where they would look at other rows. */
export function sharedSample(
  sections: Section[],
  page: Place,
): { sample: RawBuilder<unknown>; found: RawBuilder<number> } | undefined {
  const [only, more] = sections;
  const isNewest = only?.column === 'created_at' && page.dir === 'desc' && !page.cursor;
  if (!only?.choice.q || more || !isNewest) return undefined;
  const rows = sampleAlong(list, bothSearches(only.choice), { ...page, column: only.column });
  return {
    sample: sql`sample_0 as materialized (${rows})`,
    found: sql<number>`(select found[1] + found[2] from sample_0)`,
  };
}

const bothSearches = (choice: ListFilter) => [choice, { ...choice, searched: 'words' }] as const;

/**
 * Selects at most `limit` ids of each section that the page reaches, with the section's number. A search reads the sections
 * twice: first what it finds in subject and name, then what it finds in messages and replies alone. A later section is
 * only read when the earlier ones leave room. Throws `invalid_input` for an unreadable cursor. `shares`: the statement has
 * the `sharedSample`.
 */
export function pageOfSections(
  sections: Section[],
  { cursor, ...page }: Place,
  shares: boolean,
): RawBuilder<{ id: string; section: number }> {
  const [, begins = '0', after = cursor] = cursor?.match(/^(\d)\.(.*)$/) ?? [];
  const parts = sectionsToRead(sections);
  if (Number(begins) >= parts.length) throw new AppError('invalid_input', { fields: { cursor: 'unknown' } });
  const read = parts.slice(Number(begins)).map((part, at) => {
    const place = { ...page, column: part.column, cursor: at === 0 ? after : undefined };
    return {
      ...part,
      place,
      name: sql.ref(`section_${part.section}`),
      sample: sql.ref(`sample_${part.section}`),
    };
  });
  const tables = read.flatMap(({ choice, place, name, sample, section, sampledBy }, at) => {
    const own = read.find((other) => other.section === sampledBy) ?? read[at];
    const before = read.slice(0, at).map((other) => sql`(select count(*) from ${other.name})`);
    const room = before.length === 0 ? sql`true` : sql`${sql.join(before, sql` + `)} < ${page.limit}`;
    const isSampled = choice.q && own === read[at] && !shares;
    const search = choice.searched === 'words' ? 1 : 0;
    const ids = pageIds(list, choice, place, { sample: own?.sample ?? sample, search });
    return [
      ...(isSampled
        ? [sql`${sample} as materialized (${sampleAlong(list, bothSearches(choice), place)})`]
        : []),
      sql`${name} as materialized (select it.id, ${sql.lit(section)} as section from ${ids} as it (id) where ${room})`,
    ];
  });
  const all = read.map(({ name }) => sql`select * from ${name}`);
  return sql`(with ${sql.join(tables)} ${sql.join(all, sql` union all `)})`;
}

/** The sections one by one, and again for what a search finds in `words`: sampled together with their first reading. */
function sectionsToRead(sections: Section[]): (Section & { section: number; sampledBy: number })[] {
  const named = sections.map((one, at) => ({ ...one, section: at, sampledBy: at }));
  if (!sections[0]?.choice.q) return named;
  const said = named.map(({ choice, column, section }) => ({
    column,
    choice: { ...choice, searched: 'words' as const },
    section: section + sections.length,
    sampledBy: section,
  }));
  return [...named, ...said];
}

/** The time that orders a row (`ticket`) in its section. */
export function timeIn(sections: Section[], section: RawBuilder<number>): RawBuilder<Date> {
  const [first, second] = sections;
  if (!second) return sql.ref(`ticket.${first?.column}`);
  const times = sectionsToRead(sections).map(
    (one) => sql`when ${sql.lit(one.section)} then ${sql.ref(`ticket.${one.column}`)}`,
  );
  return sql`case ${section} ${sql.join(times, sql` `)} end`;
}

/** The cursor of the page after this row. */
export function cursorInSection(row: { created_mark: string; id: string; section: number }): string {
  return `${row.section}.${cursorAfter(row)}`;
}
