import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { listOpenings } from '../contract.ts';

/**
 * Each time staff opened this person's documents, with the reason. Its key begins with that of the person's audit log, which
 * is invalidated with it.
 */
export const openingsQuery = queryOptions({
  queryKey: ['audit', 'own', 'openings'],
  queryFn: ({ signal }) => call(listOpenings, {}, { signal }),
  meta: { staleOn: ['applications', 'guide', 'documents', 'profile', 'support'], offline: true },
});
