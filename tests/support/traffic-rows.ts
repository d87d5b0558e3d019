import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import type { Counted } from './counted-by-hand.ts';

/** Writes rows past the collecting route, as a restored backup has them, and has the figures counted anew. */
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
  // Every day that there is or will be.
  await sql`select app.rebuild_rollups('2020-01-01', '2040-01-01')`.execute(root);
}

/** Every view and everything that visitors did, as the rows have it. */
export async function readRows(root: Kysely<DB>): Promise<Counted[]> {
  const common = [
    'visitor_id',
    'landing_page_id',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'referrer',
    'device_type',
    'browser',
    'created_at',
  ] as const;
  const views = await root
    .selectFrom('page_views')
    .select([...common, 'bounce'])
    .execute();
  const events = await root
    .selectFrom('conversion_events')
    .select([...common, 'event_type', 'event_value'])
    .execute();
  return [
    ...views.map((view) => ({ ...view, event: 'view' as const, value: 0 })),
    ...events.map(({ event_type, event_value, ...row }) => ({
      ...row,
      event: event_type,
      bounce: null,
      value: Number(event_value ?? 0),
    })),
  ];
}

/** Takes everything back. */
export async function forgetRows(root: Kysely<DB>): Promise<void> {
  await sql`truncate page_views, conversion_events, visit_rollups, visit_returns, conversion_rollups,
    conversion_returns`.execute(root);
}
