import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { getAnalytics } from '../../contract/analytics.ts';
import { type Breakdown, breakdowns } from '../../rules/analytics.ts';
import { daysBefore, daysUntilToday, startOfDay } from '../../rules/traffic.ts';

/** A window and the one before it: [before, from) and [from, until). */
interface Edges<Edge> {
  before: Edge;
  from: Edge;
  until: Edge;
}

/** Whole days in the time zone of the figures, or the last 24 hours. */
export type Question = {
  page: string | undefined;
  /** Required values by breakdown. */
  filters: Partial<Record<Breakdown, string>>;
  /** Sources count in lower case; the rows keep them as they came. */
  folds: boolean;
  moments: Edges<Date>;
} & ({ hourly: false; days: Edges<string> } | { hourly: true });

/** The counts of one key in the window; `total` and `series` also of the window before. */
export interface Line {
  part: 'total' | 'series' | 'funnel' | 'page' | Breakdown;
  /** total: 'present' or 'previous'; funnel: the event; page: its id; a breakdown: the value; series: none. */
  key: string;
  /** A day, or the number of the hour since the start of the window before. */
  bucket: string | null;
  views: number;
  visitors: number;
  bounces: number;
  conversions: number;
  converted: number;
  revenue: number;
  /** How many keys the part has; only the first are returned. */
  keys: number;
}

/** `series` includes the totals and the funnel. */
export type AskedPart = 'series' | 'page' | Breakdown;

/** The first `most` keys of the whole window, or all keys per bucket. */
export interface Asked {
  parts: readonly AskedPart[];
  most: number | 'per bucket';
}

export function filtersOf({ filters }: Question): [Breakdown, string][] {
  return breakdowns.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [[name, value] as [Breakdown, string]];
  });
}

export const hourMs = 60 * 60 * 1000;

/** An empty value in a URL would be no filter. */
const noReferrer = 'none';

/** N whole days that end with today, or 24 hours. */
export function questionOf(query: Parsed<typeof getAnalytics>['query'], now: Date): Question {
  const filters: Partial<Record<Breakdown, string>> = {};
  for (const name of breakdowns) {
    const value = query[name];
    if (value !== undefined) filters[name] = name === 'referrer' && value === noReferrer ? '' : value;
  }
  const { page } = query;
  const folds = query.fold === 'yes';
  const days = Number(query.days);
  if (days === 1) {
    const earlier = (hours: number) => new Date(now.getTime() - hours * hourMs);
    return {
      page,
      filters,
      folds,
      hourly: true,
      moments: { before: earlier(48), from: earlier(24), until: now },
    };
  }
  const { from, to: until } = daysUntilToday(days, now);
  const { from: before } = daysBefore({ from, to: until });
  return {
    page,
    filters,
    folds,
    hourly: false,
    days: { before, from, until },
    moments: { before: startOfDay(before), from: startOfDay(from), until: startOfDay(until) },
  };
}

/** Every page by title. Throws `not_found` when the requested one does not exist. */
export async function pagesFor(tx: Tx, { page }: Question) {
  const pages = await tx
    .selectFrom('landing_pages')
    .select(['id', 'slug', 'title'])
    .orderBy('title')
    .orderBy('slug')
    .execute();
  if (page && !pages.some(({ id }) => id === page)) throw new AppError('not_found');
  return pages;
}
