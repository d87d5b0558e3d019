import { exportList } from '#features/lists/server/export-list.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { exportAnalytics as contract } from '../../contract/analytics.ts';
import { type AnalyticsTable, sourceTags } from '../../rules/analytics.ts';
import { funnelSteps } from '../../rules/traffic.ts';
import { officeAnalyticsTexts } from '../../texts/office-analytics.ts';
import { pagesFor, questionOf } from './ask.ts';
import { bucketsOf } from './get-analytics.ts';
import { filtersOf, type Line, type Question } from './question.ts';
import { readLines } from './read-lines.ts';

const { columns } = officeAnalyticsTexts.export;
type Row = (string | number)[];

/** One table of the dashboard, per day (or hour): nothing happened where a day is missing, but in the curve, which has all. */
export function exportAnalytics(
  { query: { table, ...query } }: Parsed<typeof contract>,
  context: RequestContext<'admin'>,
): Promise<Response> {
  const question = questionOf(query, context.platform.clock());
  let rows: Row[] = [];
  return exportList<Row>(
    {
      name: `analytics-${table}`,
      recorded: {
        action: 'analytics.exported',
        subject: 'analytics',
        details: {
          table,
          days: Number(query.days),
          page: question.page ?? null,
          filters: filtersOf(question).length,
        },
      },
      columns: columnsOf(table, question.hourly),
      // It is read once: a curve whose end has moved meanwhile would not fit its beginning.
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
    return shown.map(({ bucket, at }) => [at, ...figuresOf(ofBucket.get(bucket))]);
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
      return [{ index: place.index, row: [place.at, ...key, ...figuresOf(line)] }];
    })
    .sort((one, other) => one.index - other.index || compareKeys(one.row, other.row))
    .map(({ row }) => row);
}

const compareKeys = (one: Row, other: Row) => (String(one.slice(1, 4)) < String(other.slice(1, 4)) ? -1 : 1);

const figuresOf = (line: Line | undefined): number[] => [
  line?.views ?? 0,
  line?.visitors ?? 0,
  line?.bounces ?? 0,
  line?.conversions ?? 0,
  line?.converted ?? 0,
  line?.revenue ?? 0,
];
