import { useQuery } from '@tanstack/react-query';
import { listActivity } from '#domain/contracts/activity.ts';
import { call } from '../../lib/api.ts';

/** What our team does appears by itself within this time. */
const refreshMs = 30_000;

/** What happened to the person's own things, newest first. */
export function useActivity() {
  return useQuery({
    queryKey: ['audit', 'own'],
    queryFn: async ({ signal }) => (await call(listActivity, {}, { signal })).activity,
    refetchInterval: refreshMs,
  });
}
