import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { listActivity } from '../contract/activity.ts';

/** What happened to the person's own things, newest first. */
export const activityQuery = queryOptions({
  queryKey: ['audit', 'own'],
  queryFn: async ({ signal }) => (await call(listActivity, {}, { signal })).activity,
  meta: { staleOn: ['applications', 'guide', 'documents', 'profile', 'support'], offline: true },
});
