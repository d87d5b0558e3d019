import { useEffect, useState } from 'react';
import type { SupportThread } from '../contract/support.ts';
import { useMarkRead } from './use-own-messages.ts';

/**
 * Replies count as seen once their conversation stands open on a page that is looked at. Answers which of them were
 * new on this visit: that mark stays, although the server knows better by then.
 */
export function useReadReplies(thread: SupportThread, open: boolean): (replyId: string) => boolean {
  const { mutate } = useMarkRead();
  const [wereNew, setWereNew] = useState<ReadonlySet<string>>(new Set());
  /** As one text, so that it stays the same while they do. */
  const fresh = thread.replies
    .filter((reply) => reply.is_new)
    .map((reply) => reply.id)
    .join(' ');

  const { id } = thread;
  const last = open ? fresh.split(' ').at(-1) : undefined;
  useEffect(() => {
    if (!last) return;
    const markWhenLookedAt = () => {
      if (document.visibilityState !== 'visible') return;
      setWereNew((known) => new Set([...known, ...fresh.split(' ')]));
      mutate({ id, replyId: last });
    };
    markWhenLookedAt();
    document.addEventListener('visibilitychange', markWhenLookedAt);
    return () => document.removeEventListener('visibilitychange', markWhenLookedAt);
  }, [id, last, fresh, mutate]);

  return (replyId) => wereNew.has(replyId) || fresh.includes(replyId);
}
