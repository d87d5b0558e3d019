import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Lock, MessageSquareQuote, Settings2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { call } from '#platform/browser/api.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { notify } from '#ui/notify.ts';
import { Tabs } from '#ui/tabs.tsx';
import { Textarea } from '#ui/text-input.tsx';
import { addNote } from '../contract/office-support.ts';
import { answerMessage, type OfficeThread } from '../contract/support.ts';
import { fillIn, firstNameOf, variablesLeft } from '../rules/canned-replies.ts';
import { supportLimits } from '../rules/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { supportTexts } from '../texts/support.ts';
import { cannedRepliesQuery, useValues } from './canned-queries.ts';
import { useShowOfficeThread } from './office-queries.ts';
import { problemIn, ReplyForm } from './turn.tsx';

const { thread: texts } = officeSupportTexts;

/** Reply to the user, or internal note. Each keeps its own draft. */
export function WritingTabs({ thread }: { thread: OfficeThread }) {
  const show = useShowWritten(thread.id);
  const firstName = firstNameOf(thread.person.name, texts.thePerson);
  return (
    <Tabs
      label={texts.writing}
      tabs={[
        {
          value: 'reply',
          label: texts.replyTab,
          panel: (
            <ReplyForm
              id={thread.id}
              label={texts.reply}
              hint={[
                texts.toWhom(firstName),
                thread.merged_into && texts.writtenThere(thread.merged_into.subject),
                texts.replyHint[thread.mail_delivery],
              ]
                .filter(Boolean)
                .join(' ')}
              primary
              check={(body) => {
                const left = variablesLeft(body);
                return left.length > 0 ? texts.canned.left(left.join(', ')) : undefined;
              }}
              tools={(insert) => <CannedMenu name={thread.person.name} onInsert={insert} />}
              send={(body, client_key) =>
                call(answerMessage, { params: { id: thread.id }, body: { body, client_key } })
              }
              onSent={(changed) => {
                show(changed);
                notify.success(texts.sent, texts.sentBody);
              }}
            />
          ),
        },
        { value: 'note', label: texts.noteTab, panel: <NoteForm thread={thread} firstName={firstName} /> },
      ]}
    />
  );
}

const noteTexts = officeSupportTexts.thread;

/** The form of an internal note, marked by background, border, lock and words. */
function NoteForm({ thread, firstName }: { thread: OfficeThread; firstName: string }) {
  const show = useShowWritten(thread.id);
  const form = useForm({
    draft: `note:${thread.id}`,
    start: () => ({ note: '' }),
    check: ({ note }) => ({ note: problemIn('note', note) }),
    send: ({ note }, { key }) =>
      call(addNote, { params: { id: thread.id }, body: { body: note, client_key: key } }),
    repeats: true,
    onDone: (changed) => {
      show(changed);
      notify.success(noteTexts.noteAdded);
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className="no-print grid gap-3 rounded-control border border-dashed border-control bg-well p-4"
    >
      <div className="grid gap-1.5">
        <Field
          label={noteTexts.note}
          hint={
            <span className="inline-flex items-center gap-1.5">
              <Lock aria-hidden="true" className="size-4 flex-none" />
              {noteTexts.noteHint(firstName)}
              {thread.merged_into && ` ${noteTexts.notedThere(thread.merged_into.subject)}`}
            </span>
          }
          {...form.field('note')}
        >
          <Textarea rows={3} className="max-h-96" {...form.input('note')} />
        </Field>
        <CharacterCount value={form.values.note} max={supportLimits.note} />
      </div>
      <FormRefusal form={form} title={noteTexts.noteFailed} kept={supportTexts.form.kept} retry />
      <div>
        <Button type="submit" busy={form.busy}>
          {form.busy ? supportTexts.form.sending : noteTexts.addNote}
        </Button>
      </div>
    </form>
  );
}

const cannedTexts = officeSupportTexts.thread.canned;

/** A menu of canned replies; passes on the chosen one with its variables filled in. */
function CannedMenu({ name, onInsert }: { name: string | null; onInsert: (text: string) => void }) {
  const base = useOfficeBase();
  const { data, error, isPending } = useQuery(cannedRepliesQuery);
  const values = useValues(name);
  const manage: MenuItem = {
    label: cannedTexts.manage,
    icon: Settings2,
    to: `${base}/support/canned-replies`,
    separated: true,
  };
  const replies = data?.canned_replies ?? [];
  return (
    <>
      <Menu
        label={cannedTexts.action}
        trigger={
          <Button busy={isPending || (!values && !error)}>
            <MessageSquareQuote aria-hidden="true" />
            {cannedTexts.action}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={[
          ...replies.map((reply) => ({
            label: reply.name,
            onSelect: () => onInsert(values ? fillIn(reply.body, values) : reply.body),
          })),
          manage,
        ]}
      />
      {error && <p className="text-small text-bad-text">{cannedTexts.failed}</p>}
    </>
  );
}

/** Navigates to a reply or note written in `id`; for a merged thread, to the remaining one. */
function useShowWritten(id: string) {
  const show = useShowOfficeThread();
  const navigate = useNavigate();
  const base = useOfficeBase();
  return (thread: OfficeThread) => {
    show(thread);
    if (thread.id !== id) void navigate(`${base}/support/${thread.id}`);
  };
}
