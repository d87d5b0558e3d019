import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { getOverview } from '../contract/overview.ts';

const common = {
  refetchInterval: 60_000,
  meta: { staleOn: ['office-applications', 'office-reviews', 'office-support'] },
} as const;

/** The counters and the state of the system; the sidebar's numbers come from here too. */
export const overviewQuery = queryOptions({
  ...common,
  queryKey: ['overview'],
  queryFn: ({ signal }) => call(getOverview, {}, { signal }),
});
