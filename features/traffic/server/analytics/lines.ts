import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { type Breakdown, breakdowns, conversionStep, revenueStep } from '../../rules/analytics.ts';
import { allPages, analyticsTimeZone, type Dimension } from '../../rules/traffic.ts';
import { type Asked, type AskedPart, filtersOf, type Line, type Question } from './question.ts';

/**
 * Reads from the rollups what they hold, and the rest from the rows. Rollups have one filter at a time: with one, the other
 * breakdowns come from the rows; with two, everything does. Sources in lower case are in no rollup, and visitors of two spellings
 * cannot be added up (docs/decisions/0127).
 */
export async function readLines(tx: Tx, question: Question, { parts, most }: Asked): Promise<Line[]> {
  const filtered = filtersOf(question).map(([name]) => name);
  const { hourly, folds } = question;
  if (hourly || filtered.length > 1 || (folds && filtered.includes('source')))
    return readRaw(tx, question, { parts, most });
  const known = parts.filter(
    (part) =>
      !(folds && part === 'source') &&
      (filtered.length === 0 || part === 'series' || part === 'page' || filtered.includes(part)),
  );
  const others = parts.filter((part) => !known.includes(part));
  return [
    ...(known.length > 0 ? await readRollups(tx, question, { parts: known, most }) : []),
    ...(others.length > 0 ? await readRaw(tx, question, { parts: others, most }) : []),
  ];
}

type InDays = Extract<Question, { hourly: false }>;

/** The rollups' names of the breakdowns. */
const dimensions: Record<Breakdown, Dimension> = {
  source: 'source',
  device: 'device_type',
  browser: 'browser',
  referrer: 'referrer',
};

/** A row of app.read_rollups: one event of one key, on a day or in the window. */
interface Sum {
  part: 'series' | 'twice' | 'funnel' | 'page' | Dimension;
  event: string;
  key: string;
  bucket: string | null;
  count: number;
  visitors: number;
  less: number;
  bounces: number;
  revenue: number;
}

/**
 * Reads the rollups, with at most one filter, in one statement. The visitors of the window are those of its days, minus
 * returns on a later day; the window before is corrected by those who were in it twice (docs/decisions/0044). The work grows
 * with the window, not with the traffic.
 */
async function readRollups(tx: Tx, question: InDays, { parts, most }: Asked): Promise<Line[]> {
  const [filter] = filtersOf(question);
  const { before, from, until } = question.days;
  const asked = breakdowns.filter((name) => parts.includes(name));
  const page = question.page ?? null;
  // Without deleted pages.
  const pages = parts.includes('page')
    ? sql`array(select id from landing_pages where ${page}::uuid is null or id = ${page}::uuid)`
    : sql`null::uuid[]`;
  const { rows } = await sql<Sum>`select * from app.read_rollups(
    ${page ?? allPages}::uuid, ${pages}, ${filter ? dimensions[filter[0]] : 'all'}, ${filter?.[1] ?? ''},
    ${asked.length > 0 ? asked.map((name) => dimensions[name]) : null}::text[], ${parts.includes('series')},
    ${most === 'per bucket'}, ${before}::date, ${from}::date, ${until}::date)`.execute(tx);
  return [
    ...seriesLines(rows, question, most),
    ...(['page', ...asked] as const).flatMap((part) => keyLines(rows, part, most)),
  ];
}

/** Days, both totals and the funnel. */
function seriesLines(rows: readonly Sum[], { days }: InDays, most: Asked['most']): Line[] {
  const perBucket = most === 'per bucket';
  const lines = new Map<string, Line>();
  const total = { present: aLine('total', 'present'), previous: aLine('total', 'previous') };
  const funnel: Line[] = [];
  for (const row of rows) {
    if (row.part === 'funnel')
      funnel.push({
        ...aLine('funnel', row.event, row.bucket),
        visitors: perBucket ? row.visitors : row.visitors - row.less,
      });
    if (row.part === 'twice') add(total.previous, row, -row.visitors);
    if (row.part !== 'series' || row.bucket === null) continue;
    const present = row.bucket >= days.from;
    add(lineOf(lines, 'series', '', row.bucket), row, row.visitors);
    add(total[present ? 'present' : 'previous'], row, present ? row.visitors - row.less : row.visitors);
  }
  return [...lines.values(), total.present, total.previous, ...funnel];
}

/** The figures per page or breakdown value: per day, or the greatest of the window. */
function keyLines(rows: readonly Sum[], part: 'page' | Breakdown, most: Asked['most']): Line[] {
  const lines = new Map<string, Line>();
  const named = part === 'page' ? part : dimensions[part];
  for (const row of rows) {
    if (row.part !== named) continue;
    const visitors = most === 'per bucket' ? row.visitors : row.visitors - row.less;
    add(lineOf(lines, part, row.key, row.bucket), row, visitors);
  }
  if (most === 'per bucket') return [...lines.values()];
  return [...lines.values()]
    .sort(greatestFirst)
    .slice(0, most)
    .map((line) => ({ ...line, keys: lines.size }));
}

function greatestFirst(one: Line, other: Line): number {
  return (
    other.visitors - one.visitors || other.conversions - one.conversions || (one.key < other.key ? -1 : 1)
  );
}

function lineOf(lines: Map<string, Line>, part: Line['part'], key: string, bucket: string | null): Line {
  const place = `${bucket} ${key}`;
  const line = lines.get(place) ?? aLine(part, key, bucket);
  lines.set(place, line);
  return line;
}

const aLine = (part: Line['part'], key: string, bucket: string | null = null): Line => ({
  ...{ part, key, bucket, keys: 0 },
  ...{ views: 0, visitors: 0, bounces: 0, conversions: 0, converted: 0, revenue: 0 },
});

function add(line: Line, { event, count, bounces, revenue }: Sum, visitors: number): void {
  if (event === 'view') {
    line.views += count;
    line.visitors += visitors;
    line.bounces += bounces;
  }
  if (event === conversionStep) {
    line.conversions += count;
    line.converted += visitors;
  }
  // Rounded to cents, against floating-point errors.
  if (event === revenueStep) line.revenue = Math.round((line.revenue + revenue) * 100) / 100;
}

const source = sql<string>`coalesce(utm_source, '') || '|' || coalesce(utm_medium, '') || '|' || coalesce(utm_campaign, '')`;

/** The values of breakdowns, as in the rollups but for sources in lower case. */
const valuesOf = ({ folds }: Question): Record<Breakdown, RawBuilder<string>> => ({
  source: folds ? sql`lower(${source})` : source,
  device: sql`coalesce(device_type, '')`,
  browser: sql`coalesce(browser, '')`,
  referrer: sql`coalesce(referrer, '')`,
});

/**
 * Reads the views and events themselves, in one statement: the last 24 hours and two filters at a time. The work grows with the
 * traffic.
 */
async function readRaw(tx: Tx, question: Question, asked: Asked): Promise<Line[]> {
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
  const values = valuesOf(question);
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
      ...filtersOf(question).map(([name, value]) =>
        question.folds && name === 'source'
          ? sql`${values[name]} = lower(${value})`
          : sql`${values[name]} = ${value}`,
      ),
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

/** The figures per page or breakdown value, most visitors first. */
function keyArm(part: Exclude<AskedPart, 'series'>, most: Asked['most']): RawBuilder<unknown> {
  const key = part === 'page' ? sql`page::text` : sql.ref(part);
  const events = sql`event in ('view', ${sql.lit(conversionStep)}, ${sql.lit(revenueStep)})`;
  // Without deleted pages.
  const counted = sql`from seen where present and ${events}
    ${part === 'page' ? sql`and page in (select id from landing_pages)` : sql``}`;
  if (most === 'per bucket') {
    return sql`select ${sql.lit(part)} as part, ${key} as key, bucket, ${figures}, 0::bigint as keys
      ${counted} group by ${key}, bucket`;
  }
  return sql`(select ${sql.lit(part)} as part, ${key} as key, null as bucket, ${figures}, count(*) over () as keys
    ${counted} group by ${key} order by visitors desc, conversions desc, key limit ${most})`;
}
