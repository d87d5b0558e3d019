import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { listActivity } from '../contract/activity.ts';

export type Activity = Output<typeof listActivity>['activity'][number];

/** What happened to the person's own things, newest first. */
export function useActivity() {
  return useQuery({
    queryKey: ['audit', 'own'],
    queryFn: async ({ signal }) => (await call(listActivity, {}, { signal })).activity,
  });
}
