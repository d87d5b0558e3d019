import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { listOwnMessages, markRead, type SupportThread } from '../contract/support.ts';

/** The user's threads, latest activity first, and the number of unread replies. */
export const ownMessagesQuery = queryOptions({
  queryKey: ['support', 'own'],
  queryFn: ({ signal }) => call(listOwnMessages, {}, { signal }),
  meta: { staleOn: ['support'], offline: true },
});

/** Updates the cached thread from a response, moves it to the top after a new message, and invalidates the list. */
export function useShowThread() {
  const client = useQueryClient();
  return (thread: SupportThread) => {
    client.setQueryData(
      ownMessagesQuery.queryKey,
      (known) => known && { ...known, messages: withThread(known.messages, thread) },
    );
    void invalidateTopic(client, 'support');
  };
}

function withThread(messages: readonly SupportThread[], thread: SupportThread): SupportThread[] {
  const known = messages.find(({ id }) => id === thread.id);
  if (known?.last_activity_at === thread.last_activity_at)
    return messages.map((one) => (one === known ? thread : one));
  return [thread, ...messages.filter((one) => one !== known)];
}

/** Marks a thread's replies as read, up to one of them. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, replyId }: { id: string; replyId: string }) =>
      call(markRead, { params: { id }, body: { reply_id: replyId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownMessagesQuery.queryKey }),
  });
}
