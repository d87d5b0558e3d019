import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { AppError } from './app-error.ts';

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
