import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { getHandIn, type HandIn, saveResidence } from '../contract.ts';

/** Where the person hands in their papers. */
export const handInQuery = queryOptions({
  queryKey: ['hand-in'],
  queryFn: ({ signal }) => call(getHandIn, {}, { signal }),
  meta: { offline: true },
});

export function useSaveResidence() {
  const client = useQueryClient();
  return useMutation({
    // One after another: the first press could reach the server last, and the second would be lost.
    scope: { id: 'residence' },
    mutationFn: (residence: HandIn['residence']) => call(saveResidence, { body: { residence } }),
    onSuccess: (handIn) => client.setQueryData(handInQuery.queryKey, handIn),
  });
}
