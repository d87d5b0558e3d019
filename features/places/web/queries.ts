import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { getHandIn } from '../contract.ts';

/** Where the person hands in their papers. */
export const handInQuery = queryOptions({
  queryKey: ['hand-in'],
  queryFn: ({ signal }) => call(getHandIn, {}, { signal }),
  meta: { offline: true },
});
