import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#platform/browser/api.ts';
import { formatWeekdayTime } from '#platform/browser/format.ts';
import type { Output } from '#platform/shared/contract.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { FormProblems, FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import { type listOwnMessages, type SupportThread, sendMessage } from '../contract/support.ts';
import { supportLimits } from '../rules/support.ts';
import { supportTexts } from '../texts/support.ts';
import { ownMessagesQuery, useShowThread } from './queries.ts';
import { ThreadCard, threadId } from './thread-card.tsx';
import { problemIn } from './turn.tsx';

const { sent: sentTexts, threads: texts } = supportTexts;

/** The support page for signed-in users: new replies, the form, their threads. */
export function PersonalSupport() {
  const [query] = useSearchParams();
  const list = useQuery(ownMessagesQuery);
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
  const subject = (query.get('subject') ?? '').slice(0, supportLimits.subject);
  const threads = <Threads list={list} opened={opened} onToggle={toggle} />;
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
      {/* Read before an empty form; who comes to write about something finds the form first. */}
      {!subject && threads}
      <MessageForm subject={subject} onSent={confirm} />
      {subject && threads}
    </div>
  );
}

interface ThreadsProps {
  list: UseQueryResult<Output<typeof listOwnMessages>>;
  opened: ReadonlySet<string>;
  onToggle: (id: string, open: boolean) => void;
}

function Threads({ list, opened, onToggle }: ThreadsProps) {
  return (
    <QueryView query={list} loading={texts.loading} skeleton="h-24" failed={texts.loadFailed} silent>
      {({ messages }) =>
        messages.length > 0 && (
          <section aria-labelledby="support-threads" className="grid gap-4">
            <h2 id="support-threads" className="text-xl">
              {texts.heading}
            </h2>
            {messages.map((thread) => (
              <ThreadCard
                key={thread.id}
                thread={thread}
                open={opened.has(thread.id)}
                onToggle={(open) => onToggle(thread.id, open)}
              />
            ))}
          </section>
        )
      }
    </QueryView>
  );
}

/** Expands a thread and moves scroll and focus to it. */
function goTo(id: string, toggle: (id: string, open: boolean) => void) {
  toggle(id, true);
  const summary = document.getElementById(threadId(id))?.querySelector('summary');
  summary?.scrollIntoView({ block: 'start' });
  summary?.focus({ preventScroll: true });
}

const formTexts = supportTexts.form;

interface MessageFormProps {
  /** From a link that sets it. */
  subject: string;
  onSent: (thread: SupportThread) => void;
}

/** Starts a thread: a subject and a message. */
export function MessageForm({ subject, onSent }: MessageFormProps) {
  const form = useForm({
    draft: 'support',
    id: 'support',
    start: () => ({ subject: '', message: '' }),
    prefill: (kept) => ({ ...kept, subject: kept.subject || subject }),
    check: (texts) => ({
      subject: problemIn('subject', texts.subject),
      message: problemIn('message', texts.message),
    }),
    send: (texts, { key }) => call(sendMessage, { body: { ...texts, client_key: key } }),
    repeats: true,
    onDone: onSent,
  });
  return (
    <Card aria-labelledby="support-form" className="no-print grid gap-6">
      <FormProblems form={form} order={['subject', 'message']} />
      <CardHeader id="support-form" title={formTexts.heading} />
      <form noValidate onSubmit={form.submit} aria-labelledby="support-form" className="grid gap-6">
        <div className="grid gap-1.5">
          <Field label={formTexts.subject} hint={formTexts.subjectHint} {...form.field('subject')}>
            <TextInput autoComplete="off" aria-required="true" {...form.input('subject')} />
          </Field>
          <CharacterCount value={form.values.subject} max={supportLimits.subject} />
        </div>
        <div className="grid gap-1.5">
          <Field label={formTexts.message} hint={formTexts.messageHint} {...form.field('message')}>
            <Textarea rows={6} className="max-h-96" aria-required="true" {...form.input('message')} />
          </Field>
          <CharacterCount value={form.values.message} max={supportLimits.message} />
        </div>
        <FormRefusal form={form} title={formTexts.failed} kept={formTexts.kept} retry />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? formTexts.sending : formTexts.send}
          </Button>
        </div>
      </form>
    </Card>
  );
}
