import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { addFact, type FactFilter, getFact, listOfficeFacts, saveFact } from '../contract.ts';
import type { FactContent } from '../rules.ts';

/** The register, as far as the filter goes. */
export const officeFactsQuery = (filter: FactFilter) =>
  queryOptions({
    queryKey: ['facts', 'office', 'list', filter],
    queryFn: ({ signal }) => call(listOfficeFacts, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

/**
 * One fact to edit. It is read when the screen opens and not again while it is edited: the save must notice a version that
 * came in meanwhile.
 */
export const officeFactQuery = (id: string) =>
  queryOptions({
    queryKey: ['facts', 'office', 'one', id],
    queryFn: ({ signal }) => call(getFact, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Saves a fact as seen at `version`; the screen then shows it with its history. */
export function useSaveFact(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ content, version }: { content: FactContent; version: number }) =>
      call(saveFact, { params: { id }, body: { ...content, version } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['facts'] }),
  });
}

/** Adds a fact; the lists that show it are read again. */
export function useAddFact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FactContent & { name: string }) => call(addFact, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['facts'] }),
  });
}

/** The day it is, as the register counts it: in UTC, like the server. */
export const today = (): string => new Date().toISOString().slice(0, 10);
