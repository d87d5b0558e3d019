import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import { allPages, analyticsTimeZone } from '#domain/rules/traffic.ts';
import type { Counted } from './counted-by-hand.ts';

/** Writes rows and the figures that are kept beside them. */
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
  await rollUp(root);
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
  await sql`truncate page_views, conversion_events, visit_rollups, conversion_rollups`.execute(root);
}

const values = sql`
  cross join lateral (values ('all', ''), ('device_type', coalesce(device_type, '')), ('browser', coalesce(browser, '')),
    ('referrer', coalesce(referrer, '')),
    ('source', coalesce(utm_source, '') || '|' || coalesce(utm_medium, '') || '|' || coalesce(utm_campaign, ''))
  ) as kept (dimension, value)
  cross join lateral (select landing_page_id as page where landing_page_id is not null
    union all select ${allPages}::uuid) as shown`;
const day = sql`(created_at at time zone ${analyticsTimeZone})::date`;

/** The pair of days of every visitor, page and value, from the rows alone. */
async function rollUp(root: Kysely<DB>): Promise<void> {
  await sql`insert into visit_rollups
    select dimension, value, page, day, previous_day, sum(views), count(*), sum(bounces), 0 from (
      select *, coalesce(lag(day) over (partition by visitor_id, dimension, value, page order by day), '-infinity') as previous_day
      from (
        select visitor_id, dimension, value, page, ${day} as day, count(*) as views, count(*) filter (where bounce) as bounces
        from page_views ${values} group by 1, 2, 3, 4, 5) as daily) as paired
    group by 1, 2, 3, 4, 5`.execute(root);
  await sql`insert into conversion_rollups
    select event_type, dimension, value, page, day, previous_day, sum(events), count(*), sum(revenue) from (
      select *, coalesce(lag(day) over (partition by event_type, visitor_id, dimension, value, page order by day), '-infinity') as previous_day
      from (
        select event_type, visitor_id, dimension, value, page, ${day} as day, count(*) as events,
          coalesce(sum(event_value), 0) as revenue
        from conversion_events ${values} group by 1, 2, 3, 4, 5, 6) as daily) as paired
    group by 1, 2, 3, 4, 5, 6`.execute(root);
}
