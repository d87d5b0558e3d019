import { type RawBuilder, sql } from 'kysely';
import { type Breakdown, breakdowns, conversionStep, revenueStep } from '#domain/rules/analytics.ts';
import { allPages, conversionTypes, type Dimension } from '#domain/rules/traffic.ts';
import type { Tx } from '../../platform/database.ts';
import { type Asked, type AskedPart, filtersOf, type Line, type Question } from './question.ts';

type InDays = Extract<Question, { hourly: false }>;

/** What the rollups call a breakdown. */
const dimensions: Record<Breakdown, Dimension> = {
  source: 'source',
  device: 'device_type',
  browser: 'browser',
  referrer: 'referrer',
};

/**
 * Answers from the rollups, in one statement, what has one filter at most. A row of them counts visitors by the day and by
 * the day before it on which they did the same: those whose day before lies outside the window are new in it, so their
 * sum is exact (docs/decisions/0037). What it reads grows with the window, not with the traffic.
 */
export async function readRollups(tx: Tx, question: InDays, asked: Asked): Promise<Line[]> {
  const arms = asked.parts.flatMap((part) => {
    if (part === 'series') return seriesArms(question, asked.most);
    return [keyArm(question, part, asked.most)];
  });
  const { rows } = await sql<Line>`${sql.join(arms, sql` union all `)}`.execute(tx);
  return rows;
}

/** Days and both totals of everything that fits, and the funnel. */
function seriesArms(question: InDays, most: Asked['most']): RawBuilder<unknown>[] {
  const rows = rowsOf(question, 'all', sql`''`, conversionTypes);
  const from = question.days.from;
  return [
    sql`select case when grouping(bucket) = 0 then 'series' else 'total' end as part,
        case when grouping(bucket) = 0 then '' when present then 'present' else 'previous' end as key,
        bucket, ${figures('by grouping')}, 0 as keys
      from (select *, day::text as bucket, day >= ${from}::date as present from (${rows}) as counted) as counted
      group by grouping sets ((bucket), (present))`,
    most === 'per bucket'
      ? sql`select 'funnel', event, day::text, 0, sum(visitors)::bigint, 0, 0, 0, 0, 0
          from (${rows}) as counted where day >= ${from}::date group by event, day`
      : sql`select 'funnel', event, null, 0, sum(fresh)::bigint, 0, 0, 0, 0, 0
          from (${rows}) as counted where day >= ${from}::date group by event`,
  ];
}

/** The figures per page, or per value of a breakdown; most visitors first. */
function keyArm(
  question: InDays,
  part: Exclude<AskedPart, 'series'>,
  most: Asked['most'],
): RawBuilder<unknown> {
  const key = part === 'page' ? sql`landing_page_id::text` : sql`value`;
  const rows = rowsOf(question, part, key, [conversionStep, revenueStep]);
  const counted = sql`(${rows}) as counted where day >= ${question.days.from}::date`;
  if (most === 'per bucket') {
    return sql`select ${sql.lit(part)} as part, key, day::text as bucket, ${figures('all')}, 0 as keys
      from ${counted} group by key, day`;
  }
  return sql`(select ${sql.lit(part)} as part, key, null as bucket, ${figures('new')}, count(*) over () as keys
    from ${counted} group by key order by visitors desc, conversions desc, key limit ${most})`;
}

/** The rollup rows of a part, views and events alike. */
function rowsOf(
  question: InDays,
  part: AskedPart | 'all',
  key: RawBuilder<unknown>,
  events: readonly string[],
): RawBuilder<unknown> {
  const { before, from, until } = question.days;
  const [filter] = filtersOf(question);
  const isBreakdown = breakdowns.some((name) => name === part);
  const dimension = isBreakdown ? dimensions[part as Breakdown] : filter ? dimensions[filter[0]] : 'all';
  const value = isBreakdown && filter?.[0] !== part ? undefined : (filter?.[1] ?? '');
  // Pages that were deleted have no card; the index begins with the page.
  const pages =
    part === 'page'
      ? sql`landing_page_id in (select id from landing_pages where ${question.page ?? null}::uuid is null or id = ${question.page ?? null}::uuid)`
      : sql`landing_page_id = ${question.page ?? allPages}::uuid`;
  // Only the curve looks at the window before.
  const first = part === 'all' ? before : from;
  const scope = sql`${pages} and dimension = ${sql.lit(dimension)} and day >= ${first}::date and day < ${until}::date
    ${value === undefined ? sql`` : sql`and value = ${value}`}`;
  const fresh = sql`case when previous_day < case when day >= ${from}::date then ${from}::date else ${before}::date end
    then visitors else 0 end as fresh`;
  return sql`select 'view' as event, ${key} as key, day, views as count, visitors, ${fresh}, bounces, 0 as revenue
      from visit_rollups where ${scope}
    union all select event_type, ${key}, day, events, visitors, ${fresh}, 0, revenue
      from conversion_rollups where event_type in (${sql.join(events.map((event) => sql.lit(event)))}) and ${scope}`;
}

/** The figures of a group of such rows. Of a single day all its visitors count, of a window those that are new in it. */
function figures(visitors: 'new' | 'all' | 'by grouping'): RawBuilder<unknown> {
  const where = (event: string) => sql`filter (where event = ${sql.lit(event)})`;
  const sumOf = (column: string, event: string) => sql`coalesce(sum(${sql.ref(column)}) ${where(event)}, 0)`;
  const visitorsOf = (event: string) =>
    visitors === 'by grouping'
      ? sql`case when grouping(bucket) = 0 then ${sumOf('visitors', event)} else ${sumOf('fresh', event)} end::bigint`
      : sql`${sumOf(visitors === 'new' ? 'fresh' : 'visitors', event)}::bigint`;
  return sql`${sumOf('count', 'view')}::bigint as views, ${visitorsOf('view')} as visitors,
    ${sumOf('bounces', 'view')}::bigint as bounces, ${sumOf('count', conversionStep)}::bigint as conversions,
    ${visitorsOf(conversionStep)} as converted, ${sumOf('revenue', revenueStep)}::float8 as revenue`;
}
