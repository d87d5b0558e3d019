import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { listOwnApplications } from '../contract/applications.ts';

/** The person's applications, their own first, and how many they may have by their plan. */
export const ownApplicationsQuery = queryOptions({
  queryKey: ['applications', 'own'],
  queryFn: ({ signal }) => call(listOwnApplications, {}, { signal }),
  meta: { staleOn: ['applications', 'guide', 'documents', 'subscription'], offline: true },
});
