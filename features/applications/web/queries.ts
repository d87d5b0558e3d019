import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { listOwnApplications } from '../contract/applications.ts';

/** The account's applications, the user's own first, and how many their plan allows. */
export const ownApplicationsQuery = queryOptions({
  queryKey: ['applications', 'own'],
  queryFn: ({ signal }) => call(listOwnApplications, {}, { signal }),
  meta: { staleOn: ['applications', 'guide', 'documents', 'subscription'], offline: true },
});
