import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { getAnalytics } from '../contract/analytics.ts';
import { officeAnalyticsTexts } from '../texts/office-analytics.ts';
import type { AnalyticsFilter } from './use-analytics-filter.ts';

export type Analytics = Output<typeof getAnalytics>;

/** The dashboard. The figures of before stay while others come; a failure is logged as well as shown. */
export function useAnalytics(filter: AnalyticsFilter) {
  const query = useQuery<Analytics, ApiError>({
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
