import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import {
  addCannedReply,
  type CannedReply,
  deleteCannedReply,
  listCannedReplies,
  saveCannedReply,
} from '../../contract/canned-replies.ts';

/** Begins with the noun of the live topic that tells of changes. */
const key = ['support', 'canned-replies'] as const;

/** Answers that are written once and used often. */
export function useCannedReplies() {
  return useQuery<Output<typeof listCannedReplies>, ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => call(listCannedReplies, {}, { signal }),
    staleTime: 60_000,
  });
}

/** What an admin wrote; without an id it is a new one. */
export interface Written {
  id?: string;
  version: number;
  name: string;
  body: string;
}

export function useSaveCannedReply(onSaved: (saved: CannedReply) => void) {
  const client = useQueryClient();
  return useMutation<CannedReply, ApiError, Written>({
    mutationFn: ({ id, version, name, body }) =>
      id
        ? call(saveCannedReply, { params: { id }, body: { name, body, version } })
        : call(addCannedReply, { body: { name, body } }),
    onSuccess: onSaved,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useDeleteCannedReply(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation<undefined, ApiError, string>({
    mutationFn: (id) => call(deleteCannedReply, { params: { id } }),
    onSuccess: onDeleted,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
