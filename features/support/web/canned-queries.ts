import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { call } from '#platform/browser/api.ts';
import {
  addCannedReply,
  deleteCannedReply,
  listCannedReplies,
  saveCannedReply,
} from '../contract/canned-replies.ts';
import { type CannedReplyVariable, firstNameOf } from '../rules/canned-replies.ts';
import { officeSupportTexts } from '../texts/office-support.ts';

/** All canned replies. */
export const cannedRepliesQuery = queryOptions({
  queryKey: ['support', 'canned-replies'],
  queryFn: ({ signal }) => call(listCannedReplies, {}, { signal }),
  staleTime: 60_000,
  meta: { staleOn: ['office-support'] },
});

/** An id updates, none creates. */
interface Written {
  id?: string;
  version: number;
  name: string;
  body: string;
}

export function useSaveCannedReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, name, body }: Written) =>
      id
        ? call(saveCannedReply, { params: { id }, body: { name, body, version } })
        : call(addCannedReply, { body: { name, body } }),
    onSettled: () => client.invalidateQueries({ queryKey: cannedRepliesQuery.queryKey }),
  });
}

export function useDeleteCannedReply(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteCannedReply, { params: { id } }),
    onSuccess: onDeleted,
    onSettled: () => client.invalidateQueries({ queryKey: cannedRepliesQuery.queryKey }),
  });
}

/** The variables' values for a user. Undefined until the settings are loaded. */
export function useValues(name: string | null): Record<CannedReplyVariable, string> | undefined {
  const { data: settings } = useQuery(publicSettingsQuery);
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
