import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { listOpenings } from '../contract.ts';

/** When our team opened this person's documents, and why. Below the key of what was recorded about the person. */
export const openingsQuery = queryOptions({
  queryKey: ['audit', 'own', 'openings'],
  queryFn: ({ signal }) => call(listOpenings, {}, { signal }),
  meta: { staleOn: ['applications', 'guide', 'documents', 'profile', 'support'], offline: true },
});
