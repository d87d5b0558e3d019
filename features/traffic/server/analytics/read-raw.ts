import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { type Breakdown, breakdowns, conversionStep, revenueStep } from '../../rules/analytics.ts';
import { analyticsTimeZone } from '../../rules/traffic.ts';
import { type Asked, type AskedPart, filtersOf, type Line, type Question } from './question.ts';

/** The value of a breakdown, as the rollups have it. */
const values: Record<Breakdown, RawBuilder<string>> = {
  source: sql`coalesce(utm_source, '') || '|' || coalesce(utm_medium, '') || '|' || coalesce(utm_campaign, '')`,
  device: sql`coalesce(device_type, '')`,
  browser: sql`coalesce(browser, '')`,
  referrer: sql`coalesce(referrer, '')`,
};

/**
 * Answers from the views and events themselves, in one statement: what the rollups cannot tell, the last 24 hours and
 * two filters at a time. It takes longer the more there were.
 */
export async function readRaw(tx: Tx, question: Question, asked: Asked): Promise<Line[]> {
  const arms = asked.parts.flatMap((part) =>
    part === 'series' ? seriesArms(asked.most) : [keyArm(part, asked.most)],
  );
  const { rows } = await sql<Line>`
    with seen as materialized (${seenOf(question)}) ${sql.join(arms, sql` union all `)}`.execute(tx);
  return rows;
}

/** The window and the one before: every view and event that fits. */
function seenOf(question: Question): RawBuilder<unknown> {
  const { hourly, moments } = question;
  const edge = (name: 'before' | 'from' | 'until') => sql`${moments[name]}::timestamptz`;
  const bucket = hourly
    ? sql`floor(extract(epoch from created_at - ${edge('before')}) / 3600)::int::text`
    : sql`((created_at at time zone ${analyticsTimeZone})::date)::text`;
  const columns = sql`visitor_id, landing_page_id as page, created_at >= ${edge('from')} as present, ${bucket} as bucket,
    ${sql.join(breakdowns.map((name) => sql`${values[name]} as ${sql.ref(name)}`))}`;
  const fits = sql.join(
    [
      sql`created_at >= ${edge('before')} and created_at < ${edge('until')}`,
      ...(question.page ? [sql`landing_page_id = ${question.page}::uuid`] : []),
      ...filtersOf(question).map(([name, value]) => sql`${values[name]} = ${value}`),
    ],
    sql` and `,
  );
  return sql`
    select 'view' as event, ${columns}, coalesce(bounce, false)::int as bounce, 0 as revenue from page_views where ${fits}
    union all
    select event_type, ${columns}, 0, coalesce(event_value, 0) from conversion_events where ${fits}`;
}

const where = (event: string) => sql`filter (where event = ${sql.lit(event)})`;
const visitorsOf = (event: string) => sql`count(distinct visitor_id) ${where(event)}`;
const figures = sql`count(*) ${where('view')} as views, ${visitorsOf('view')} as visitors,
  coalesce(sum(bounce) ${where('view')}, 0)::bigint as bounces, count(*) ${where(conversionStep)} as conversions,
  ${visitorsOf(conversionStep)} as converted, coalesce(sum(revenue) ${where(revenueStep)}, 0)::float8 as revenue`;

/** Buckets and both totals, and the funnel. */
function seriesArms(most: Asked['most']): RawBuilder<unknown>[] {
  const bucket = most === 'per bucket' ? sql`bucket` : sql`null`;
  return [
    sql`select case when grouping(bucket) = 0 then 'series' else 'total' end as part,
        case when grouping(bucket) = 0 then '' when present then 'present' else 'previous' end as key,
        bucket, ${figures}, 0::bigint as keys
      from seen group by grouping sets ((bucket), (present))`,
    sql`select 'funnel', event, ${bucket}, 0, count(distinct visitor_id), 0, 0, 0, 0, 0
      from seen where present group by event${most === 'per bucket' ? sql`, bucket` : sql``}`,
  ];
}

/** The figures per page, or per value of a breakdown; most visitors first. */
function keyArm(part: Exclude<AskedPart, 'series'>, most: Asked['most']): RawBuilder<unknown> {
  const key = part === 'page' ? sql`page::text` : sql.ref(part);
  const events = sql`event in ('view', ${sql.lit(conversionStep)}, ${sql.lit(revenueStep)})`;
  // Pages that were deleted have no card.
  const counted = sql`from seen where present and ${events}
    ${part === 'page' ? sql`and page in (select id from landing_pages)` : sql``}`;
  if (most === 'per bucket') {
    return sql`select ${sql.lit(part)} as part, ${key} as key, bucket, ${figures}, 0::bigint as keys
      ${counted} group by ${key}, bucket`;
  }
  return sql`(select ${sql.lit(part)} as part, ${key} as key, null as bucket, ${figures}, count(*) over () as keys
    ${counted} group by ${key} order by visitors desc, conversions desc, key limit ${most})`;
}
