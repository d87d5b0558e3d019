import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '#platform/server/app-error.ts';
import { aMark, createdMark } from '#platform/server/list-cursor.ts';

/** A row's place in the queue: its owner's plan, since when it waits, its id. `list-cursor.ts` says why by place. */
const place = z.tuple([z.string().regex(/^[0-2]$/), aMark(), z.uuid()]);

/** Selects the mark of a row of `document`, for `cutPage`: plan and time in one. */
export const placeMark = sql<string>`document.review_priority || ' ' || ${createdMark('document.waiting_since')}`;

/** True for the rows after the cursor. Throws `invalid_input` for a cursor that is none. */
export function comesAfter(cursor: string): RawBuilder<boolean> {
  const parsed = place.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (!parsed.success) throw new AppError('invalid_input', { fields: { cursor: 'unknown' } });
  const [priority, since, id] = parsed.data;
  return sql<boolean>`(document.review_priority, document.waiting_since, document.id)
    > (${Number(priority)}::integer, ${since}::timestamptz, ${id}::uuid)`;
}
