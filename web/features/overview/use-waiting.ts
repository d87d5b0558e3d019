import { useQuery } from '@tanstack/react-query';
import { listWaiting, type WaitingThing } from '#domain/contracts/overview.ts';
import { type ApiError, call } from '../../lib/api.ts';

const refreshMs = 60_000;

/** What has waited longest for us. */
export function useWaiting() {
  return useQuery<WaitingThing[], ApiError>({
    queryKey: ['overview', 'waiting'],
    queryFn: async ({ signal }) => (await call(listWaiting, {}, { signal })).waiting,
    refetchInterval: refreshMs,
  });
}
