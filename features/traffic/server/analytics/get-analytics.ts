import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { getAnalytics as contract } from '../../contract/analytics.ts';
import { type Breakdown, breakdownRows, breakdowns, daysFrom, type Figures } from '../../rules/analytics.ts';
import { addDays, analyticsTimeZone, funnelSteps } from '../../rules/traffic.ts';
import { pagesFor, questionOf } from './ask.ts';
import type { Line, Question } from './question.ts';
import { readLines } from './read-lines.ts';

/** More pages than these are in the file. */
const mostPages = 200;
const hourMs = 60 * 60 * 1000;

/**
 * The whole dashboard: the pages, and one statement for every figure, two where a filter is set (see `readLines`). All of
 * it is one moment's.
 */
export async function getAnalytics(
  { query }: Parsed<typeof contract>,
  { platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  const now = platform.clock();
  const question = questionOf(query, now);
  return transaction(async (tx) => {
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

function figuresOf(line: Line | undefined): Figures {
  if (!line) return nothing;
  const { views, visitors, bounces, conversions, converted, revenue } = line;
  return { views, visitors, bounces, conversions, converted, revenue };
}

function only(lines: readonly Line[], part: Line['part'], key: string): Figures {
  return figuresOf(lines.find((line) => line.part === part && line.key === key));
}

/** Every day or hour of the window beside the one as long before, also those in which nothing happened. */
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

/** The days or hours of the window before and of the window, as lines name them, and when each is or begins. */
export function bucketsOf(question: Question): { bucket: string; at: string }[] {
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
