import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { listFacts } from '../contract.ts';

/** What applicants may read of the register. */
export const factsQuery = queryOptions({
  queryKey: ['facts', 'shown'],
  queryFn: ({ signal }) => call(listFacts, {}, { signal }),
  meta: { offline: true },
});
