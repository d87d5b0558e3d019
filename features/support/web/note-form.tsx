import { Lock } from 'lucide-react';
import { call } from '#platform/browser/api.ts';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Textarea } from '#ui/textarea.tsx';
import { addNote } from '../contract/office-support.ts';
import type { OfficeThread } from '../contract/support.ts';
import { supportLimits } from '../rules/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { supportTexts } from '../texts/support.ts';
import { Refusal } from './refusal.tsx';
import { useShowWritten } from './use-show-written.ts';
import { useWriting } from './use-writing.ts';

const texts = officeSupportTexts.thread;

/** A note for staff. Ground, edge, lock and words say that it is no answer. */
export function NoteForm({ thread, firstName }: { thread: OfficeThread; firstName: string }) {
  const show = useShowWritten(thread.id);
  const form = useWriting({
    name: `note:${thread.id}`,
    start: { note: '' },
    send: ({ note }, client_key) =>
      call(addNote, { params: { id: thread.id }, body: { body: note, client_key } }),
    onSent: (changed) => {
      show(changed);
      notify.success(texts.noteAdded);
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
          id={`note-${thread.id}`}
          label={texts.note}
          hint={
            <span className="inline-flex items-center gap-1.5">
              <Lock aria-hidden="true" className="size-4 flex-none" />
              {texts.noteHint(firstName)}
              {thread.merged_into && ` ${texts.notedThere(thread.merged_into.subject)}`}
            </span>
          }
          error={form.problems.note}
        >
          <Textarea
            rows={3}
            className="max-h-96"
            value={form.texts.note}
            onChange={(event) => form.write('note', event.target.value)}
          />
        </Field>
        <CharacterCount value={form.texts.note} max={supportLimits.note} />
      </div>
      {form.refusal && !form.sending && (
        <Refusal title={texts.noteFailed} error={form.refusal} onRetry={form.submit} />
      )}
      <div>
        <Button type="submit" busy={form.sending}>
          {form.sending ? supportTexts.form.sending : texts.addNote}
        </Button>
      </div>
    </form>
  );
}
