import { useQuery } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import { listWaiting, type WaitingThing } from '../contract/overview.ts';

const refreshMs = 60_000;

/** What has waited longest for us. */
export function useWaiting() {
  return useQuery<WaitingThing[], ApiError>({
    queryKey: ['overview', 'waiting'],
    queryFn: async ({ signal }) => (await call(listWaiting, {}, { signal })).waiting,
    refetchInterval: refreshMs,
  });
}
