import { sql } from 'kysely';
import { z } from 'zod';
import type { ApplicationFilter } from '#domain/contracts/applications.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { matchingApplications, type OfficeRow, withOfficeColumns } from './matching-applications.ts';

/** Names a row's place in the order: its time of creation to the microsecond, and its id. */
const place = z.tuple([z.string().regex(/^\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/), z.uuid()]);

/** The opaque mark of a row, after which the next page begins. */
export function cursorOf(row: Pick<OfficeRow, 'created_mark' | 'id'>): string {
  return Buffer.from(`${row.created_mark} ${row.id}`).toString('base64url');
}

function placeOf(cursor: string): z.output<typeof place> {
  const parsed = place.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (!parsed.success) throw new AppError('invalid_input', { fields: { cursor: 'unknown' } });
  return parsed.data;
}

/** At most `limit` applications after `cursor`, by time of creation: a new row cannot shift the following pages. */
export function pageOfApplications(
  tx: Tx,
  { q, status, dir }: ApplicationFilter,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) {
  let query = withOfficeColumns(matchingApplications(tx, { q, status }));
  if (cursor) {
    const [created, id] = placeOf(cursor);
    const after = dir === 'asc' ? sql`>` : sql`<`;
    query = query.where(
      sql<boolean>`(application.created_at, application.id) ${after} (${created}::timestamptz, ${id}::uuid)`,
    );
  }
  return query.orderBy('application.created_at', dir).orderBy('application.id', dir).limit(limit);
}
