import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import {
  addFact,
  type FactFilter,
  getFact,
  listOfficeFacts,
  type OfficeFact,
  saveFact,
} from '../contract.ts';
import type { FactContent } from '../rules.ts';

/** The register, as far as the filter goes. */
export function useOfficeFacts(filter: FactFilter) {
  return useQuery<Output<typeof listOfficeFacts>, ApiError>({
    queryKey: ['facts', 'office', 'list', filter],
    queryFn: ({ signal }) => call(listOfficeFacts, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

const keyOf = (id: string) => ['facts', 'office', 'one', id];

/**
 * One fact to edit. It is read when the screen opens and not again while somebody edits: a version that came in
 * meanwhile must be noticed by the save.
 */
export function useOfficeFact(id: string) {
  return useQuery<Output<typeof getFact>, ApiError>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getFact, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Reads a fact and its history again, once somebody was told that a colleague changed it. */
export function useReadFactAnew(id: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(id) });
}

/** Saves a fact as seen at `version`; the screen then shows it with its history. */
export function useSaveFact(id: string) {
  const client = useQueryClient();
  return useMutation<OfficeFact, ApiError, { content: FactContent; version: number }>({
    mutationFn: ({ content, version }) => call(saveFact, { params: { id }, body: { ...content, version } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['facts'] });
    },
  });
}

/** Adds a fact; the lists that show it are asked anew. */
export function useAddFact() {
  const client = useQueryClient();
  return useMutation<OfficeFact, ApiError, FactContent & { name: string }>({
    mutationFn: (body) => call(addFact, { body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['facts'] });
    },
  });
}

/** The day it is, as the register counts it: in UTC, like the server. */
export const today = (): string => new Date().toISOString().slice(0, 10);
