import { ChevronDown, CircleCheck, Clock, Contrast, MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '#platform/browser/api.ts';
import { formatWeekdayTime, formatWhen } from '#platform/browser/format.ts';
import type { Icon } from '#ui/icon.ts';
import { notify } from '#ui/notify.ts';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import { Tag } from '#ui/tag.tsx';
import { type SupportThread, sendReply } from '../contract/support.ts';
import type { SupportStatus } from '../rules/support.ts';
import { supportTexts } from '../texts/support.ts';
import { useMarkRead, useShowThread } from './queries.ts';
import { RatingQuestion } from './rating-question.tsx';
import { ReplyForm, Said } from './turn.tsx';

const texts = supportTexts.threads;

const looks: Record<SupportStatus, { tone: StatusTone; icon: Icon }> = {
  open: { tone: 'todo', icon: Clock },
  in_progress: { tone: 'now', icon: Contrast },
  resolved: { tone: 'done', icon: CircleCheck },
  closed: { tone: 'done', icon: CircleCheck },
};

/** A thread's anchor on the page. */
export const threadId = (id: string) => `message-${id}`;

interface ThreadCardProps {
  thread: SupportThread;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** A thread: subject and state; expanded, its messages and the reply form. */
export function ThreadCard({ thread, open, onToggle }: ThreadCardProps) {
  const show = useShowThread();
  const isNew = useReadReplies(thread, open);
  const finished = thread.status === 'resolved' || thread.status === 'closed';
  const news = thread.replies.some(({ id }) => isNew(id));
  return (
    <details
      id={threadId(thread.id)}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="group rounded-card border border-line bg-surface"
    >
      <summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] gap-x-3 gap-y-1 rounded-card p-card [&::-webkit-details-marker]:hidden">
        <h3 className="text-lead wrap-anywhere">{thread.subject}</h3>
        <ChevronDown aria-hidden="true" className="text-muted group-open:rotate-180" />
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
          <StatusMark {...looks[thread.status]}>{texts.status[thread.status]}</StatusMark>
          <time dateTime={thread.last_activity_at}>{formatWhen(thread.last_activity_at)}</time>
          {news && (
            <Tag tone="now" icon={MessageSquare}>
              {texts.newReply}
            </Tag>
          )}
        </span>
      </summary>
      {open && (
        <div className="grid gap-4 px-card pb-card">
          <ul className="grid gap-3">
            {thread.message && (
              <Said who={texts.you} at={thread.created_at} text={thread.message} tinted={false} />
            )}
            {thread.replies.map((reply) => (
              <Said
                key={reply.id}
                who={reply.from_staff ? texts.team : texts.you}
                at={reply.created_at}
                text={reply.body}
                tinted={reply.from_staff}
              >
                {isNew(reply.id) && <Tag tone="now">{texts.isNew}</Tag>}
                {reply.subject !== null && (
                  <span className="basis-full text-small text-muted">
                    {reply.from_staff ? texts.mergedByUs(reply.subject) : texts.merged(reply.subject)}
                  </span>
                )}
              </Said>
            ))}
          </ul>
          <RatingQuestion thread={thread} />
          <Promised due={thread.reply_due_at} />
          <ReplyForm
            id={thread.id}
            label={texts.reply}
            hint={finished ? texts.replyReopens : undefined}
            send={(body, client_key) =>
              call(sendReply, { params: { id: thread.id }, body: { body, client_key } })
            }
            onSent={(changed) => {
              show(changed);
              notify.success(texts.replySent);
            }}
          />
        </div>
      )}
    </details>
  );
}

/** The promised response time; the words change when it passes. */
function Promised({ due }: { due: string | null }) {
  const [now, setNow] = useState(Date.now);
  const left = due ? Date.parse(due) - now : 0;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left + 1);
    return () => clearTimeout(timer);
  }, [left]);
  if (!due) return null;
  return <p className="text-muted">{left > 0 ? texts.replyBy(formatWeekdayTime(due)) : texts.late}</p>;
}

/**
 * Marks replies as read while the thread is expanded on a visible page. Returns the ids that were unread on this
 * visit; their mark stays although the server then knows them as read.
 */
function useReadReplies(thread: SupportThread, open: boolean): (replyId: string) => boolean {
  const { mutate } = useMarkRead();
  const [wereNew, setWereNew] = useState<ReadonlySet<string>>(new Set());
  /** One string, so that it is stable across renders. */
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
