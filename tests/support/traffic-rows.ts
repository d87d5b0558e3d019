import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import type { Counted } from './counted-by-hand.ts';

/** Writes rows as the collecting route leaves them, without the figures that are kept beside them. */
export async function writeRows(root: Kysely<DB>, rows: readonly Counted[]): Promise<void> {
  const views = rows.flatMap(({ event, value: _, ...row }) =>
    event === 'view' ? [{ ...row, session_id: randomUUID() }] : [],
  );
  const events = rows.flatMap(({ event, value, bounce: _, ...row }) => {
    if (event === 'view') return [];
    const paid = event === 'subscription_started';
    return [
      {
        ...row,
        session_id: randomUUID(),
        event_type: event,
        event_value: paid ? value : null,
        currency: paid ? 'USD' : null,
      },
    ];
  });
  if (views.length > 0) await root.insertInto('page_views').values(views).execute();
  if (events.length > 0) await root.insertInto('conversion_events').values(events).execute();
}

/** Takes everything back. */
export async function forgetRows(root: Kysely<DB>): Promise<void> {
  await sql`truncate page_views, conversion_events, visit_rollups, conversion_rollups`.execute(root);
}
