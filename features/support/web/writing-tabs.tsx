import { Lock } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { officeMentionTexts } from '#features/notices/texts/office-mentions.ts';
import { MentionBox } from '#features/notices/web/mention-box.tsx';
import { call } from '#platform/browser/api.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { useSingleKeys } from '#platform/browser/single-keys.ts';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { notify } from '#ui/notify.ts';
import { Tabs } from '#ui/tabs.tsx';
import { addNote } from '../contract/office-support.ts';
import type { OfficeThread } from '../contract/support.ts';
import { firstNameOf } from '../rules/canned-replies.ts';
import { supportLimits } from '../rules/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { officeWritingTexts as writing } from '../texts/office-writing.ts';
import { supportTexts } from '../texts/support.ts';
import { useShowOfficeThread } from './office-queries.ts';
import { OfficeReply, replyBoxId } from './office-reply.tsx';
import { PrivateMark } from './private-mark.tsx';
import { sendKeyOf } from './send-way.ts';
import { problemIn } from './turn.tsx';

const { thread: texts } = officeSupportTexts;

/** Reply to the user, or internal note. Each keeps its own draft, and has a key that leads to its box. */
export function WritingTabs({ thread }: { thread: OfficeThread }) {
  const show = useShowWritten(thread.id);
  const [tab, setTab] = useState('reply');
  const write = (where: string, box: string) => {
    flushSync(() => setTab(where));
    document.getElementById(box)?.focus();
  };
  useSingleKeys(texts.writing, [
    { keys: ['r'], label: writing.keys.reply, run: () => write('reply', replyBoxId) },
    { keys: ['n'], label: writing.keys.note, run: () => write('note', noteBoxId) },
  ]);
  return (
    <Tabs
      label={texts.writing}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'reply', label: texts.replyTab, panel: <OfficeReply thread={thread} show={show} /> },
        { value: 'note', label: texts.noteTab, panel: <NoteForm thread={thread} show={show} /> },
      ]}
    />
  );
}

const noteBox = 'private';
const noteBoxId = `${noteBox}-note`;

interface NoteFormProps {
  thread: OfficeThread;
  show: (thread: OfficeThread) => void;
}

/** The form of an internal note, marked by a strip of words with a lock, a dashed border and its button. */
function NoteForm({ thread, show }: NoteFormProps) {
  const firstName = firstNameOf(thread.person.name, texts.thePerson);
  const into = thread.merged_into;
  const form = useForm({
    draft: `note:${thread.id}`,
    id: noteBox,
    start: () => ({ note: '' }),
    check: ({ note }) => ({ note: problemIn('note', note) }),
    send: ({ note }, { key }) =>
      call(addNote, { params: { id: thread.id }, body: { body: note, client_key: key } }),
    repeats: true,
    onDone: (changed) => {
      show(changed);
      notify.success(texts.noteAdded);
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.submit}
      onKeyDown={(event) => {
        if (sendKeyOf(event)?.goesOn === false) void form.submit(event);
      }}
      className="no-print grid gap-3 rounded-control border-2 border-dashed border-muted bg-well p-4"
    >
      <p>
        <PrivateMark firstName={firstName} />
      </p>
      <div className="grid gap-1.5">
        <Field
          label={texts.note}
          hint={[into && texts.notedThere(into.subject), officeMentionTexts.hint].filter(Boolean).join(' ')}
          {...form.field('note')}
        >
          <MentionBox rows={3} className="max-h-96" {...form.input('note')} />
        </Field>
        <CharacterCount value={form.values.note} max={supportLimits.note} />
      </div>
      <FormRefusal form={form} title={texts.noteFailed} kept={supportTexts.form.kept} retry />
      <div>
        <Button type="submit" busy={form.busy}>
          <Lock aria-hidden="true" />
          {form.busy ? supportTexts.form.sending : texts.addNote}
        </Button>
      </div>
    </form>
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
