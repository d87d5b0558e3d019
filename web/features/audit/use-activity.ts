import { useQuery } from '@tanstack/react-query';
import { listActivity } from '#domain/contracts/activity.ts';
import type { Output } from '#domain/contracts/contract.ts';
import { call } from '../../lib/api.ts';

export type Activity = Output<typeof listActivity>['activity'][number];

/** What happened to the person's own things, newest first. */
export function useActivity() {
  return useQuery({
    queryKey: ['audit', 'own'],
    queryFn: async ({ signal }) => (await call(listActivity, {}, { signal })).activity,
  });
}
