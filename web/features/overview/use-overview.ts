import { useQuery } from '@tanstack/react-query';
import { getOverview } from '#domain/contracts/overview.ts';
import { call } from '../../lib/api.ts';

const refreshMs = 60_000;

/** The counters and the state of the system; the sidebar's numbers come from here too. */
export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call(getOverview, {}, { signal }),
    refetchInterval: refreshMs,
  });
}
