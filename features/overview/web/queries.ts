import { useQuery } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import { getOverview, listWaiting, type WaitingThing } from '../contract/overview.ts';

const refreshMs = 60_000;

/** The counters and the state of the system; the sidebar's numbers come from here too. */
export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call(getOverview, {}, { signal }),
    refetchInterval: refreshMs,
  });
}

/** What has waited longest for us. */
export function useWaiting() {
  return useQuery<WaitingThing[], ApiError>({
    queryKey: ['overview', 'waiting'],
    queryFn: async ({ signal }) => (await call(listWaiting, {}, { signal })).waiting,
    refetchInterval: refreshMs,
  });
}
