import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { getOverview } from '../contract/overview.ts';

const refreshMs = 60_000;

/** The counters and the state of the system; the sidebar's numbers come from here too. */
export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call(getOverview, {}, { signal }),
    refetchInterval: refreshMs,
  });
}
