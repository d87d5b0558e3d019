import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { getAnalytics } from '../contract/analytics.ts';
import {
  type AnalyticsRange,
  analyticsRanges,
  type Breakdown,
  breakdowns,
  defaultRange,
} from '../rules/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';

export type Analytics = Output<typeof getAnalytics>;

/** The dashboard. The figures of before stay while others come; a failure is logged as well as shown. */
export function useAnalytics(filter: AnalyticsFilter) {
  const query = useQuery({
    queryKey: ['analytics', filter],
    queryFn: ({ signal }) => call(getAnalytics, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { error } = query;
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification has these errors logged; the screen says it too
    if (error) console.warn(officeAnalyticsTexts.loadFailed.log, error);
  }, [error]);
  return query;
}

/** Figures that the curve can show. */
export const metrics = ['views', 'visitors', 'conversions', 'revenue'] as const;

export type Metric = (typeof metrics)[number];

/** Which figures are asked for. */
export type AnalyticsFilter = { days: AnalyticsRange; page?: string; fold?: 'yes' } & Partial<
  Record<Breakdown, string>
>;

/** No referrer is a word in the address: an empty value would be no filter. */
export const noReferrer = 'none';

/** Lengths that the server takes; a longer one in a mistyped address is no filter. */
const longest: Record<Breakdown, number> = { source: 302, device: 20, browser: 20, referrer: 100 };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The window, the page, the filters and the figure of the curve. They live in the address: Back restores them, a link shares them. */
export function useAnalyticsFilter() {
  const [params, setParams] = useSearchParams();
  const page = params.get('page') ?? '';
  const filter: AnalyticsFilter = {
    days: analyticsRanges.find((days) => days === params.get('days')) ?? defaultRange,
    ...(uuid.test(page) && { page }),
    ...(params.get('fold') === 'yes' && { fold: 'yes' as const }),
  };
  for (const name of breakdowns) {
    const value = params.get(name);
    if (value && value.length <= longest[name]) filter[name] = value;
  }
  const metric = metrics.find((name) => name === params.get('show')) ?? 'views';

  /** The address with something changed; undefined takes it away. */
  function searchWith(next: Partial<Record<keyof AnalyticsFilter | 'show', string | undefined>>): string {
    const present: Record<string, string | undefined> = { ...filter, show: metric, ...next };
    const kept = new URLSearchParams();
    for (const name of ['days', 'page', ...breakdowns, 'fold', 'show']) {
      const value = present[name];
      const usual = name === 'days' ? defaultRange : name === 'show' ? 'views' : undefined;
      if (value !== undefined && value !== usual) kept.set(name, value);
    }
    return kept.size > 0 ? `?${kept}` : '';
  }
  return {
    filter,
    metric,
    searchWith,
    change: (next: Parameters<typeof searchWith>[0]) =>
      setParams(searchWith(next), { preventScrollReset: true }),
    /** Without page and filters; the window and how sources are counted stay. */
    clear: () =>
      setParams(
        searchWith({ page: undefined, ...Object.fromEntries(breakdowns.map((name) => [name, undefined])) }),
        {
          preventScrollReset: true,
        },
      ),
  };
}

export type AnalyticsAddress = ReturnType<typeof useAnalyticsFilter>;
