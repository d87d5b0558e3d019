import { type RawBuilder, sql } from 'kysely';
import { type Breakdown, breakdowns, conversionStep, revenueStep } from '#domain/rules/analytics.ts';
import { allPages, type Dimension } from '#domain/rules/traffic.ts';
import type { Tx } from '../../platform/database.ts';
import { type Asked, filtersOf, type Line, type Question } from './question.ts';

type InDays = Extract<Question, { hourly: false }>;

/** What the rollups call a breakdown. */
const dimensions: Record<Breakdown, Dimension> = {
  source: 'source',
  device: 'device_type',
  browser: 'browser',
  referrer: 'referrer',
};

/**
 * Answers from the rollups, in one statement, what has one filter at most. The window ends with today: its visitors are
 * those of its days, less those who came back on a later one. Of the window before, those are taken away who were in it
 * twice (docs/decisions/0044). What it reads grows with the window, not with the traffic.
 */
export async function readRollups(tx: Tx, question: InDays, asked: Asked): Promise<Line[]> {
  const perBucket = asked.most === 'per bucket';
  const arms: RawBuilder<unknown>[] = [];
  if (asked.parts.includes('series')) {
    arms.push(daysArm(question), funnelArm(question, perBucket));
    if (!perBucket) arms.push(totalsArm(question));
  }
  if (asked.parts.includes('page')) arms.push(pagesArm(question, asked.most));
  const asBreakdowns = breakdowns.filter((name) => asked.parts.includes(name));
  if (asBreakdowns.length > 0) arms.push(breakdownsArm(question, asBreakdowns, asked.most));
  const { rows } = await sql<Line>`${sql.join(arms, sql` union all `)}`.execute(tx);
  return rows;
}

/** The curve: every day of the window and of the one before. */
function daysArm(question: InDays): RawBuilder<unknown> {
  const rows = rowsOf(question, { since: question.days.before });
  return sql`select 'series' as part, '' as key, day::text as bucket, ${figures('all')}, 0::bigint as keys
    from (${rows}) as counted group by day`;
}

/** Both windows whole. Of the one before, its pairs of days say who was in it twice. */
function totalsArm(question: InDays): RawBuilder<unknown> {
  const { before, from } = question.days;
  const present = sql`day >= ${from}::date`;
  const twice = sql`${fitting(question)} and day >= ${before}::date and day < ${from}::date
    and previous_day >= ${before}::date`;
  return sql`select 'total', case when ${present} then 'present' else 'previous' end, null, ${figures('new')}, 0
    from (
      select event, day, count, visitors, case when ${present} then less else 0 end as less, bounces, revenue
      from (${rowsOf(question, { since: before })}) as counted
      union all select 'view', day, 0, 0, visitors, 0, 0 from visit_returns where ${twice}
      union all select event_type, day, 0, 0, visitors, 0, 0 from conversion_returns
        where event_type = ${sql.lit(conversionStep)} and ${twice}
    ) as counted group by 2`;
}

function funnelArm(question: InDays, perBucket: boolean): RawBuilder<unknown> {
  const rows = rowsOf(question, { events: sql`true` });
  return perBucket
    ? sql`select 'funnel', event, day::text, 0, sum(visitors)::bigint, 0, 0, 0, 0, 0
        from (${rows}) as counted group by event, day`
    : sql`select 'funnel', event, null, 0, sum(visitors - less)::bigint, 0, 0, 0, 0, 0
        from (${rows}) as counted group by event`;
}

/** The figures per page; most visitors first. */
function pagesArm(question: InDays, most: Asked['most']): RawBuilder<unknown> {
  const asked = question.page ?? null;
  // Pages that were deleted have no card; the index begins with the page.
  const pages = sql`any (array(select id from landing_pages where ${asked}::uuid is null or id = ${asked}::uuid))`;
  const rows = rowsOf(question, { key: sql`landing_page_id::text`, scope: fitting(question, pages) });
  return keyArm(sql`'page'::text`, rows, most);
}

/** The figures per value of each breakdown; most visitors first. */
function breakdownsArm(
  question: InDays,
  names: readonly Breakdown[],
  most: Asked['most'],
): RawBuilder<unknown> {
  const list = names.map((name) => sql.lit(dimensions[name]));
  const every = sql`landing_page_id = ${question.page ?? allPages}::uuid and dimension in (${sql.join(list)})`;
  // With a filter we are asked for its own breakdown alone, which then has one value.
  const scope = filtersOf(question).length > 0 ? fitting(question) : every;
  const rows = rowsOf(question, { key: sql`value`, scope });
  return keyArm(sql`case dimension when 'device_type' then 'device' else dimension end`, rows, most);
}

function keyArm(
  part: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
  most: Asked['most'],
): RawBuilder<unknown> {
  if (most === 'per bucket')
    return sql`select ${part} as part, key, day::text as bucket, ${figures('all')}, 0::bigint as keys from (${rows}) as counted
      group by dimension, key, day`;
  return sql`(select part, key, null as bucket, views, visitors, bounces, conversions, converted, revenue, keys from (
      select *, count(*) over (partition by part) as keys,
        row_number() over (partition by part order by visitors desc, conversions desc, key) as place
      from (select ${part} as part, key, ${figures('new')} from (${rows}) as counted group by dimension, key) as keyed
    ) as placed where place <= ${most} order by part, place)`;
}

/** What has the filter, of the page that is asked for. */
function fitting(question: InDays, page = sql`${question.page ?? allPages}::uuid`): RawBuilder<unknown> {
  const [filter] = filtersOf(question);
  return sql`landing_page_id = ${page} and dimension = ${sql.lit(filter ? dimensions[filter[0]] : 'all')}
    and value = ${filter?.[1] ?? ''}`;
}

/** The rollup rows of a part, views and events alike. `less`: who came back, and counts on that later day. */
function rowsOf(
  question: InDays,
  part: {
    key?: RawBuilder<unknown>;
    scope?: RawBuilder<unknown>;
    since?: string;
    events?: RawBuilder<unknown>;
  },
): RawBuilder<unknown> {
  const { key = sql`''`, scope = fitting(question), since = question.days.from } = part;
  const figuresOf = [conversionStep, revenueStep].map((event) => sql.lit(event));
  const { events = sql`event_type in (${sql.join(figuresOf)})` } = part;
  const days = sql`day >= ${since}::date and day < ${question.days.until}::date`;
  return sql`select 'view' as event, dimension, ${key} as key, day, views as count, visitors, returned as less, bounces,
      0 as revenue from visit_rollups where ${scope} and ${days}
    union all select event_type, dimension, ${key}, day, events, visitors, returned, 0, revenue
      from conversion_rollups where ${scope} and ${events} and ${days}`;
}

/** The figures of a group of such rows. Of a single day all its visitors count, of a window each once. */
function figures(visitors: 'all' | 'new'): RawBuilder<unknown> {
  const sumOf = (column: string, event: string) =>
    sql`coalesce(sum(${sql.raw(column)}) filter (where event = ${sql.lit(event)}), 0)`;
  const counted = visitors === 'new' ? 'visitors - less' : 'visitors';
  return sql`${sumOf('count', 'view')}::bigint as views, ${sumOf(counted, 'view')}::bigint as visitors,
    ${sumOf('bounces', 'view')}::bigint as bounces, ${sumOf('count', conversionStep)}::bigint as conversions,
    ${sumOf(counted, conversionStep)}::bigint as converted, ${sumOf('revenue', revenueStep)}::float8 as revenue`;
}
