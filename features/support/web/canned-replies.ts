import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import {
  addCannedReply,
  type CannedReply,
  deleteCannedReply,
  listCannedReplies,
  saveCannedReply,
} from '../contract/canned-replies.ts';
import { type CannedReplyVariable, firstNameOf } from '../rules/canned-replies.ts';
import { officeSupportTexts } from '../texts/office-support.ts';

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
interface Written {
  id?: string;
  version: number;
  name: string;
  body: string;
}

export function useSaveCannedReply() {
  const client = useQueryClient();
  return useMutation<CannedReply, ApiError, Written>({
    mutationFn: ({ id, version, name, body }) =>
      id
        ? call(saveCannedReply, { params: { id }, body: { name, body, version } })
        : call(addCannedReply, { body: { name, body } }),
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

/** What is filled in for somebody. Undefined until the settings are known. */
export function useValues(name: string | null): Record<CannedReplyVariable, string> | undefined {
  const { data: settings } = usePublicSettings();
  if (!settings) return undefined;
  const at = (path: string) => new URL(path, location.origin).href;
  return {
    first_name: firstNameOf(name, officeSupportTexts.thread.canned.there),
    site_name: settings.site_name,
    support_email: settings.support_email,
    link_dashboard: at('/dashboard'),
    link_documents: at('/documents'),
    link_guide: at('/visa-process'),
    link_support: at('/support'),
  };
}
