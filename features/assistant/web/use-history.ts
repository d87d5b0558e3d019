import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { notify } from '#ui/notify.ts';
import { deleteConversation, deleteConversations, getConversation, listConversations } from '../contract.ts';
import { assistantTexts } from '../texts/assistant.ts';

const { history: texts } = assistantTexts;
const key = ['assistant', 'conversations'] as const;

/** The person's conversations, newest first. */
export function useHistory() {
  return useQuery<Output<typeof listConversations>, ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => call(listConversations, {}, { signal }),
  });
}

/** Reads one of them. */
export function useOpenConversation() {
  const client = useQueryClient();
  return useMutation<Output<typeof getConversation>, ApiError, string>({
    mutationFn: (id) => call(getConversation, { params: { id } }),
    onError: (error) => {
      notify.error(texts.openFailed, error.message);
      void client.invalidateQueries({ queryKey: key });
    },
  });
}

/** Deletes one of them, or all of them without an id. */
export function useDeleteConversations(onDeleted: (id: string | undefined) => void) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, string | undefined>({
    mutationFn: (id) =>
      id === undefined
        ? call(deleteConversations, {})
        : call(deleteConversation, { params: { id } }).catch((error: ApiError) => {
            // It was deleted elsewhere, or by a press whose answer was lost.
            if (error.code !== 'not_found') throw error;
          }),
    onSuccess: (_, id) => {
      notify.success(id === undefined ? texts.deletedAll : texts.deleted);
      onDeleted(id);
    },
    onError: (error) => notify.error(texts.deleteFailed, error.message),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
