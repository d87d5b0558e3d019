import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { type Breakdown, breakdowns, conversionStep, revenueStep } from '../../rules/analytics.ts';
import { allPages, type Dimension } from '../../rules/traffic.ts';
import { type Asked, filtersOf, type Line, type Question } from './question.ts';

type InDays = Extract<Question, { hourly: false }>;

/** What the rollups call a breakdown, and what it is called here. */
const dimensions: Record<Breakdown, Dimension> = {
  source: 'source',
  device: 'device_type',
  browser: 'browser',
  referrer: 'referrer',
};

/** A line of app.read_rollups: one event of one key, on a day or in the window. */
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
 * Answers from the rollups, in one statement, what has one filter at most. The window ends with today: its visitors are
 * those of its days, less those who came back on a later one. Of the window before, those are taken away who were in it
 * twice (docs/decisions/0044). What it reads grows with the window, not with the traffic.
 */
export async function readRollups(tx: Tx, question: InDays, { parts, most }: Asked): Promise<Line[]> {
  const [filter] = filtersOf(question);
  const { before, from, until } = question.days;
  const asked = breakdowns.filter((name) => parts.includes(name));
  const page = question.page ?? null;
  // Pages that were deleted have no card.
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

/** The figures per page or per value of a breakdown: per day, or the greatest of the window. */
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

/** Adds what one event says to the figures of a line. */
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
  // Cents are whole; their sum as fractions would not be.
  if (event === revenueStep) line.revenue = Math.round((line.revenue + revenue) * 100) / 100;
}
