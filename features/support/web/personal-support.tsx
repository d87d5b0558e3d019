import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatWeekdayTime } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import type { SupportThread } from '../contract/support.ts';
import { supportLimits } from '../rules/support.ts';
import { supportTexts } from '../texts/support.ts';
import { MessageForm } from './message-form.tsx';
import { ThreadCard, threadId } from './thread-card.tsx';
import { useOwnMessages, useShowThread } from './use-own-messages.ts';

const { sent: sentTexts, threads: texts } = supportTexts;

/** What a signed-in person finds on the support page: new replies, the form, their conversations. */
export function PersonalSupport() {
  const [query] = useSearchParams();
  const list = useOwnMessages();
  const show = useShowThread();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<SupportThread>();
  const confirmation = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (sent) confirmation.current?.focus();
  }, [sent]);

  function toggle(id: string, open: boolean) {
    setOpened((now) => new Set(open ? [...now, id] : [...now].filter((one) => one !== id)));
  }
  function confirm(thread: SupportThread) {
    show(thread);
    setSent(thread);
    toggle(thread.id, true);
  }
  const unread = list.data?.messages.find((thread) => thread.unread > 0);
  return (
    <div className="grid gap-8">
      {unread && (
        <Alert
          tone="info"
          title={texts.unread(list.data?.unread ?? 0)}
          actions={<Button onClick={() => goTo(unread.id, toggle)}>{texts.read}</Button>}
        />
      )}
      {sent && (
        <div ref={confirmation} tabIndex={-1}>
          <Alert tone="success" title={sentTexts.title}>
            <p>
              {sent.reply_due_at && sentTexts.replyBy(formatWeekdayTime(sent.reply_due_at))}{' '}
              {sentTexts.seeHere(list.data?.by_email ?? false)}
            </p>
          </Alert>
        </div>
      )}
      <MessageForm subject={(query.get('subject') ?? '').slice(0, supportLimits.subject)} onSent={confirm} />
      <Threads list={list} opened={opened} onToggle={toggle} />
    </div>
  );
}

interface ThreadsProps {
  list: ReturnType<typeof useOwnMessages>;
  opened: ReadonlySet<string>;
  onToggle: (id: string, open: boolean) => void;
}

function Threads({ list, opened, onToggle }: ThreadsProps) {
  const { data, error, isFetching, refetch } = list;
  if (!data && error) return <LoadProblem title={texts.loadFailed} query={{ error, isFetching, refetch }} />;
  if (!data)
    return (
      <LoadingArea label={texts.loading}>
        <Skeleton className="h-24" />
      </LoadingArea>
    );
  if (data.messages.length === 0) return null;
  return (
    <section aria-labelledby="support-threads" className="grid gap-4">
      <h2 id="support-threads" className="text-xl">
        {texts.heading}
      </h2>
      {data.messages.map((thread) => (
        <ThreadCard
          key={thread.id}
          thread={thread}
          open={opened.has(thread.id)}
          onToggle={(open) => onToggle(thread.id, open)}
        />
      ))}
    </section>
  );
}

/** Opens a conversation and leads eye, keyboard and screen reader there. */
function goTo(id: string, toggle: (id: string, open: boolean) => void) {
  toggle(id, true);
  const summary = document.getElementById(threadId(id))?.querySelector('summary');
  summary?.scrollIntoView({ block: 'start' });
  summary?.focus({ preventScroll: true });
}
