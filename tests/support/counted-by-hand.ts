import type { getAnalytics } from '#features/traffic/contract/analytics.ts';
import type { Figures } from '#features/traffic/rules/analytics.ts';
import { type Browser, dayOf, type FunnelStep, funnelSteps } from '#features/traffic/rules/traffic.ts';
import type { Output } from '#platform/shared/contract.ts';

/** A view, or something a visitor did, as its row has it. */
export interface Counted {
  event: FunnelStep;
  visitor_id: string;
  landing_page_id: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  referrer: string | null;
  device_type: 'mobile' | 'desktop' | null;
  browser: Browser | null;
  bounce: boolean | null;
  value: number;
  created_at: Date;
}

export interface ByHand {
  days: number;
  page?: string;
  source?: string;
  device?: string;
  browser?: string;
  referrer?: string;
}

type Answer = Output<typeof getAnalytics>;

const hourMs = 3_600_000;
export const valuesOf = {
  source: (row: Counted) =>
    [row.utm_source, row.utm_medium, row.utm_campaign].map((tag) => tag ?? '').join('|'),
  device: (row: Counted) => row.device_type ?? '',
  browser: (row: Counted) => row.browser ?? '',
  referrer: (row: Counted) => row.referrer ?? '',
};

/** Counts rows one by one, as somebody would with paper and a pencil: what the dashboard must say. */
export function countedByHand(all: readonly Counted[], asked: ByHand, now: Date, pages: readonly string[]) {
  const { days } = asked;
  /** How many days (or hours) ago: 0 is today. */
  const ago = ({ created_at }: Counted) =>
    days === 1
      ? Math.ceil((now.getTime() - created_at.getTime()) / hourMs) - 1
      : (Date.parse(dayOf(now)) - Date.parse(dayOf(created_at))) / (24 * hourMs);
  const length = days === 1 ? 24 : days;
  const fitting = all.filter(
    (row) =>
      (!asked.page || row.landing_page_id === asked.page) &&
      (['source', 'device', 'browser', 'referrer'] as const).every((name) => {
        const wanted = name === 'referrer' && asked[name] === 'none' ? '' : asked[name];
        return wanted === undefined || valuesOf[name](row) === wanted;
      }),
  );
  const present = fitting.filter((row) => ago(row) >= 0 && ago(row) < length);
  const before = fitting.filter((row) => ago(row) >= length && ago(row) < 2 * length);
  const keyed = (keyOf: (row: Counted) => string) =>
    [...new Set(present.filter(hasFigures).map(keyOf))]
      .map((key) => ({ key, ...figuresOf(present.filter((row) => keyOf(row) === key)) }))
      .sort(byVisitors);
  return {
    total: figuresOf(present),
    previous: figuresOf(before),
    series: Array.from({ length }, (_, index) => ({
      ...figuresOf(fitting.filter((row) => ago(row) === length - 1 - index)),
      previous: figuresOf(fitting.filter((row) => ago(row) === 2 * length - 1 - index)),
    })),
    page_figures: keyed((row) => row.landing_page_id ?? '').filter(({ key }) => pages.includes(key)),
    funnel: funnelSteps.map((step) => ({
      step,
      visitors: distinct(present.filter(({ event }) => event === step)),
    })),
    source: keyed(valuesOf.source),
    device: keyed(valuesOf.device),
    browser: keyed(valuesOf.browser),
    referrer: keyed(valuesOf.referrer),
  };
}

/** The dashboard's answer, in the same shape. */
export function answeredFigures(answer: Answer) {
  const rows = ({ rows: list }: Answer['source']) =>
    list.map(({ value, ...figures }) => ({ key: value, ...figures })).sort(byVisitors);
  return {
    total: answer.total,
    previous: answer.previous,
    series: answer.series.map(({ at: _, ...point }) => point),
    page_figures: answer.page_figures
      .map(({ page, ...figures }) => ({ key: page.id, ...figures }))
      .sort(byVisitors),
    funnel: answer.funnel,
    source: rows(answer.source),
    device: rows(answer.device),
    browser: rows(answer.browser),
    referrer: rows(answer.referrer),
  };
}

const distinct = (rows: readonly Counted[]) => new Set(rows.map(({ visitor_id }) => visitor_id)).size;
const hasFigures = ({ event }: Counted) => ['view', 'sign_up', 'subscription_started'].includes(event);

function byVisitors(one: Figures & { key: string }, other: Figures & { key: string }): number {
  return other.visitors - one.visitors || (one.key < other.key ? -1 : 1);
}

function figuresOf(rows: readonly Counted[]): Figures {
  const of = (event: FunnelStep) => rows.filter((row) => row.event === event);
  const cents = of('subscription_started').reduce((sum, { value }) => sum + Math.round(value * 100), 0);
  return {
    views: of('view').length,
    visitors: distinct(of('view')),
    bounces: of('view').filter(({ bounce }) => bounce).length,
    conversions: of('sign_up').length,
    converted: distinct(of('sign_up')),
    revenue: cents / 100,
  };
}
