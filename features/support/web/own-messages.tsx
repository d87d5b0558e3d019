import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { listOwnMessages, markRead, type SupportThread } from '../contract/support.ts';
import { supportTexts } from '../texts/support.ts';

const ownMessagesKey = ['support', 'own'] as const;

/** The person's conversations, newest activity first, and how many replies are new. */
export function useOwnMessages() {
  return useQuery<Output<typeof listOwnMessages>, ApiError>({
    queryKey: ownMessagesKey,
    queryFn: ({ signal }) => call(listOwnMessages, {}, { signal }),
  });
}

/** Shows a conversation as an answer left it, on top of the list when something was said, and has the list read again. */
export function useShowThread() {
  const client = useQueryClient();
  return (thread: SupportThread) => {
    client.setQueryData<Output<typeof listOwnMessages>>(
      ownMessagesKey,
      (known) => known && { ...known, messages: withThread(known.messages, thread) },
    );
    void client.invalidateQueries({ queryKey: ['support'] });
    void client.invalidateQueries({ queryKey: ['audit'] });
  };
}

function withThread(messages: readonly SupportThread[], thread: SupportThread): SupportThread[] {
  const known = messages.find(({ id }) => id === thread.id);
  if (known?.last_activity_at === thread.last_activity_at)
    return messages.map((one) => (one === known ? thread : one));
  return [thread, ...messages.filter((one) => one !== known)];
}

/** Notes that the replies of a conversation up to one of them were seen. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, replyId }: { id: string; replyId: string }) =>
      call(markRead, { params: { id }, body: { reply_id: replyId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownMessagesKey }),
  });
}

const texts = supportTexts.threads;

/** That our team has answered, until it was read. Nothing when it has not, and when that cannot be found out. */
export function NewReplies() {
  const unread = useOwnMessages().data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <Alert
      tone="info"
      className="mb-6 lg:mb-8"
      title={texts.unread(unread)}
      actions={
        <ButtonLink to="/support" variant="outline">
          {texts.read}
        </ButtonLink>
      }
    />
  );
}
