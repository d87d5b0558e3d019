import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useNextInQueue } from '#features/queue/web/next-in-queue.tsx';
import { call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Menu } from '#ui/menu.tsx';
import { notify } from '#ui/notify.ts';
import { Key } from '#ui/shortcuts.tsx';
import { Textarea } from '#ui/text-input.tsx';
import { answerMessage, type OfficeThread } from '../contract/support.ts';
import { firstNameOf, insertReply, variablesLeft } from '../rules/canned-replies.ts';
import { isFinished, supportLimits } from '../rules/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { officeWritingTexts as writing } from '../texts/office-writing.ts';
import { supportTexts } from '../texts/support.ts';
import { CannedMenu } from './canned-menu.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { justSend, keepSendWay, readSendWay, type SendWay, sendKeyOf } from './send-way.ts';
import { problemIn } from './turn.tsx';

const { thread: texts } = officeSupportTexts;

interface OfficeReplyProps {
  thread: OfficeThread;
  /** Shows the conversation as the server returned it. */
  show: (thread: OfficeThread) => void;
}

/** The reply of staff: sent, sent and resolved in one, or sent on the way to the next in the queue. */
export function OfficeReply({ thread, show }: OfficeReplyProps) {
  const client = useQueryClient();
  const next = useNextInQueue(thread.id);
  const way = useRef(justSend);
  const [chosen, setChosen] = useState(readSendWay);
  const canResolve = !thread.merged_into && !isFinished(thread.status);
  const front =
    ways.find(
      ({ resolves, goesOn }) => canResolve && resolves === chosen.resolves && goesOn === chosen.goesOn,
    ) ?? plainly;
  const { state } = useLocation();
  const form = useForm({
    draft: `reply:${thread.id}`,
    id: replyBox,
    start: () => ({ body: '' }),
    seen: thread.last_activity_at,
    check: ({ body }) => ({ body: problemIn('body', body) ?? problemOfVariables(body) }),
    send: ({ body }, { key }) =>
      call(answerMessage, {
        params: { id: thread.id },
        body: {
          body,
          client_key: key,
          resolve: way.current.resolves,
          seen: thread.last_activity_at,
        },
      }),
    saved: ({ last_activity_at: seen }) => ({ values: { body: '' }, seen }),
    onDone: (changed) => {
      show(changed);
      notify.success(changed.status === 'resolved' ? writing.sentResolved : texts.sent, texts.sentBody);
    },
    close: () => way.current.goesOn && next.go(answering),
    onRefused: ({ code }) => code === 'stale' && invalidateTopic(client, 'office-support'),
  });
  // Nothing is begun: it is begun with what is here now.
  const { seen, isDirty, rebase } = form;
  const latest = thread.last_activity_at;
  useEffect(() => {
    if (!isDirty && seen !== latest) rebase({ values: { body: '' }, seen: latest });
  });
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // In the first frame the page itself moves the focus.
    if (state === answering) requestAnimationFrame(() => requestAnimationFrame(() => box.current?.focus()));
  }, [state]);
  const wasFocused = useRef(false);
  function insert(text: string) {
    const { selectionStart, selectionEnd } = box.current ?? { selectionStart: 0, selectionEnd: 0 };
    const end = form.values.body.length;
    const place = wasFocused.current ? ([selectionStart, selectionEnd] as const) : ([end, end] as const);
    const { text: body, cursor } = insertReply(form.values.body, place, text);
    flushSync(() => form.set({ body }));
    box.current?.setSelectionRange(cursor, cursor);
  }
  const submit = (how: SendWay) => {
    way.current = how;
    void form.submit();
  };
  const firstName = firstNameOf(thread.person.name, texts.thePerson);
  const hint = [
    texts.toWhom(firstName),
    thread.merged_into && texts.writtenThere(thread.merged_into.subject),
    texts.replyHint[thread.mail_delivery],
  ];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(front);
      }}
      onKeyDown={(event) => {
        const key = sendKeyOf(event);
        if (!key) return;
        event.preventDefault();
        submit(thread.merged_into ? justSend : key);
      }}
      className="no-print grid grid-cols-1 gap-3"
    >
      <div className="grid grid-cols-1 gap-1.5">
        <Field label={texts.reply} hint={hint.filter(Boolean).join(' ')} {...form.field('body')}>
          <Textarea
            rows={3}
            className="max-h-96"
            {...form.input('body')}
            ref={box}
            onFocus={() => {
              wasFocused.current = true;
            }}
          />
        </Field>
        <CharacterCount value={form.values.body} max={supportLimits.body} />
      </div>
      {isDirty && <Meanwhile thread={thread} seen={seen} />}
      <FormRefusal form={form} title={supportTexts.form.replyFailed} kept={supportTexts.form.kept} retry />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <Button type="submit" variant="primary" busy={form.busy} aria-keyshortcuts={front.keys}>
          {form.busy ? supportTexts.form.sending : front.label}
        </Button>
        {!thread.merged_into && (
          <>
            <Button
              data-once
              unavailable={form.busy}
              aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
              onClick={() => submit({ resolves: false, goesOn: true })}
            >
              {writing.sendAndNext}
            </Button>
            {canResolve && (
              <Menu
                label={writing.moreWays}
                trigger={
                  <Button className="px-2!" unavailable={form.busy} aria-label={writing.moreWays}>
                    <ChevronDown aria-hidden="true" />
                  </Button>
                }
                items={ways
                  .filter((way) => way !== front)
                  .map(({ label, resolves, goesOn }) => ({
                    label,
                    onSelect: () => {
                      setChosen({ resolves, goesOn });
                      keepSendWay({ resolves, goesOn });
                      submit({ resolves, goesOn });
                    },
                  }))}
              />
            )}
          </>
        )}
        <CannedMenu name={thread.person.name} onInsert={insert} box={() => box.current} />
      </div>
      <SendKeys />
    </form>
  );
}

const replyBox = 'reply';

const plainly = { ...justSend, label: supportTexts.threads.sendReply, keys: 'Control+Enter Meta+Enter' };

/** What the button in front does; the other two are behind the arrow beside it. Sending and going on has a button of its own. */
const ways: readonly (SendWay & { label: string; keys?: string })[] = [
  plainly,
  {
    resolves: true,
    goesOn: true,
    label: writing.sendResolveAndNext,
    keys: 'Control+Alt+Enter Meta+Alt+Enter',
  },
  { resolves: true, goesOn: false, label: writing.sendAndResolve },
];

/** State of the address of a conversation that its reader came to from answering another: its box takes the focus. */
const answering = 'answering';

/** The id of the box, for the key that leads there. */
export const replyBoxId = `${replyBox}-body`;

function problemOfVariables(body: string): string | undefined {
  const left = variablesLeft(body);
  return left.length > 0 ? texts.canned.left(left.join(', ')) : undefined;
}

/** The keys that send, where there is a keyboard. */
function SendKeys() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted max-md:hidden">
      <span className="inline-flex items-center gap-1">
        <Key>Ctrl</Key>
        <Key>Enter</Key>
        {writing.keys.sends}
      </span>
      <span className="inline-flex items-center gap-1">
        <Key>Ctrl</Key>
        <Key>Shift</Key>
        <Key>Enter</Key>
        {writing.keys.sendsOn}
      </span>
    </p>
  );
}
