import { exportList } from '#features/lists/server/export-list.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contracts from '../../contract/analytics.ts';
import {
  type AnalyticsTable,
  type Breakdown,
  breakdownRows,
  breakdowns,
  daysFrom,
  type Figures,
  sourceTags,
} from '../../rules/analytics.ts';
import { addDays, analyticsTimeZone, funnelSteps } from '../../rules/traffic.ts';
import { officeAnalyticsTexts } from '../../texts/office-analytics.ts';
import { readLines } from './lines.ts';
import { filtersOf, hourMs, type Line, pagesFor, type Question, questionOf } from './question.ts';

/** More pages are only in the export. */
const mostPages = 200;

/** The whole dashboard in one snapshot: the pages, and one statement for the figures, two with a filter (see `readLines`). */
export async function getAnalytics(
  { query }: Parsed<typeof contracts.getAnalytics>,
  { platform, readFigures }: RequestContext<'admin'>,
): Promise<Output<typeof contracts.getAnalytics>> {
  const now = platform.clock();
  const question = questionOf(query, now);
  return readFigures(async (tx) => {
    const pages = await pagesFor(tx, question);
    const most = Math.max(mostPages, breakdownRows);
    const lines = await readLines(tx, question, { parts: ['series', 'page', ...breakdowns], most });
    const pageOf = new Map(pages.map((page) => [page.id, page]));
    return {
      generated_at: now.toISOString(),
      time_zone: analyticsTimeZone,
      today_is_partial: !question.hourly,
      from: question.hourly ? question.moments.from.toISOString() : question.days.from,
      to: question.hourly ? question.moments.until.toISOString() : addDays(question.days.until, -1),
      total: only(lines, 'total', 'present'),
      previous: only(lines, 'total', 'previous'),
      series: seriesOf(lines, question),
      pages,
      page_figures: lines.flatMap((line) => {
        const page = line.part === 'page' ? pageOf.get(line.key) : undefined;
        return page ? [{ ...figuresOf(line), page }] : [];
      }),
      funnel: funnelSteps.map((step) => ({ step, visitors: only(lines, 'funnel', step).visitors })),
      source: breakdownOf(lines, 'source'),
      device: breakdownOf(lines, 'device'),
      browser: breakdownOf(lines, 'browser'),
      referrer: breakdownOf(lines, 'referrer'),
    };
  });
}

const nothing: Figures = { views: 0, visitors: 0, bounces: 0, conversions: 0, converted: 0, revenue: 0 };

/** In the order of the exported columns. */
function figuresOf(line: Line | undefined): Figures {
  if (!line) return nothing;
  const { views, visitors, bounces, conversions, converted, revenue } = line;
  return { views, visitors, bounces, conversions, converted, revenue };
}

function only(lines: readonly Line[], part: Line['part'], key: string): Figures {
  return figuresOf(lines.find((line) => line.part === part && line.key === key));
}

/** Every day or hour of the window beside the one before, including empty ones. */
function seriesOf(lines: readonly Line[], question: Question) {
  const ofBucket = new Map(lines.flatMap((line) => (line.part === 'series' ? [[line.bucket, line]] : [])));
  const buckets = bucketsOf(question);
  const half = buckets.length / 2;
  return buckets.slice(half).map(({ bucket, at }, index) => ({
    at,
    ...figuresOf(ofBucket.get(bucket)),
    previous: figuresOf(ofBucket.get(buckets[index]?.bucket ?? null)),
  }));
}

/** The days or hours of the window before and of the window, with the names in `Line` and their start. */
function bucketsOf(question: Question): { bucket: string; at: string }[] {
  if (question.hourly) {
    const start = question.moments.before.getTime();
    return Array.from({ length: 48 }, (_, hour) => ({
      bucket: String(hour),
      at: new Date(start + hour * hourMs).toISOString(),
    }));
  }
  const { before, until } = question.days;
  const count = Math.round((Date.parse(until) - Date.parse(before)) / (24 * hourMs));
  return daysFrom(before, count).map((day) => ({ bucket: day, at: day }));
}

function breakdownOf(lines: readonly Line[], part: Breakdown) {
  const found = lines.filter((line) => line.part === part);
  return {
    rows: found.slice(0, breakdownRows).map((line) => ({ value: line.key, ...figuresOf(line) })),
    total: found[0]?.keys ?? 0,
  };
}

const { columns } = officeAnalyticsTexts.export;

type Row = (string | number)[];

/** One table of the dashboard, per day (or hour). Only the curve includes empty days. */
export function exportAnalytics(
  { query: { table, ...query } }: Parsed<typeof contracts.exportAnalytics>,
  context: RequestContext<'admin'>,
): Promise<Response> {
  const question = questionOf(query, context.platform.clock());
  let rows: Row[] = [];
  return exportList<Row>(
    {
      name: `analytics-${table}`,
      recorded: {
        action: 'analytics.exported',
        details: {
          table,
          days: Number(query.days),
          page: question.page ?? null,
          filters: filtersOf(question).length,
        },
      },
      columns: columnsOf(table, question.hourly),
      // Read once, so that the end of a curve fits its beginning.
      async count(tx) {
        rows = await rowsOf(tx, question, table);
        return rows.length;
      },
      async page(_tx, { cursor, limit }) {
        const start = Number(cursor ?? 0);
        return rows.slice(start, start + limit);
      },
      cursorOf: (row) => String(rows.indexOf(row) + 1),
      cells: (row) => row,
    },
    context,
  );
}

function columnsOf(table: AnalyticsTable, hourly: boolean): string[] {
  const when = columns.when[hourly ? 1 : 0];
  if (table === 'series') return [when, ...columns.figures];
  if (table === 'funnel') return [when, columns.step, columns.visitors];
  return [when, ...(table === 'pages' ? [columns.path] : columns[table]), ...columns.figures];
}

async function rowsOf(tx: Tx, question: Question, table: AnalyticsTable): Promise<Row[]> {
  const pages = await pagesFor(tx, question);
  const buckets = bucketsOf(question);
  const shown = buckets.slice(buckets.length / 2);
  const part = table === 'pages' ? 'page' : table === 'funnel' ? 'series' : table;
  const lines = await readLines(tx, question, { parts: [part], most: 'per bucket' });
  if (table === 'series') {
    const ofBucket = new Map(lines.flatMap((line) => (line.part === 'series' ? [[line.bucket, line]] : [])));
    return shown.map(({ bucket, at }) => [at, ...figureCells(ofBucket.get(bucket))]);
  }
  if (table === 'funnel') {
    return shown.flatMap(({ bucket, at }) =>
      funnelSteps.map((step) => {
        const line = lines.find(
          (found) => found.part === 'funnel' && found.key === step && found.bucket === bucket,
        );
        return [at, step, line?.visitors ?? 0];
      }),
    );
  }
  const slugs = new Map(pages.map(({ id, slug }) => [id, officeAnalyticsTexts.perPage.path(slug)]));
  const places = new Map(shown.map(({ bucket, at }, index) => [bucket, { at, index }]));
  return lines
    .flatMap((line) => {
      const place = places.get(line.bucket ?? '');
      if (line.part !== part || !place) return [];
      const key =
        table === 'source'
          ? sourceTags(line.key)
          : [table === 'pages' ? (slugs.get(line.key) ?? '') : line.key];
      return [{ index: place.index, row: [place.at, ...key, ...figureCells(line)] }];
    })
    .sort((one, other) => one.index - other.index || compareKeys(one.row, other.row))
    .map(({ row }) => row);
}

const compareKeys = (one: Row, other: Row) => (String(one.slice(1, 4)) < String(other.slice(1, 4)) ? -1 : 1);

const figureCells = (line: Line | undefined): number[] => Object.values(figuresOf(line));
