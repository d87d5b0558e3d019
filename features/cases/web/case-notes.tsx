import { useQuery } from '@tanstack/react-query';
import { Lock, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { officeMentionTexts } from '#features/notices/texts/office-mentions.ts';
import { MentionBox } from '#features/notices/web/mention-box.tsx';
import { NoteText } from '#features/notices/web/note-text.tsx';
import type { ApiError } from '#platform/browser/api.ts';
import { formatDateTime, formatWhen } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { notify } from '#ui/notify.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Quoted } from '#ui/quoted.tsx';
import type { CaseNote } from '../contract/case-notes.ts';
import type { CaseFile } from '../contract/cases.ts';
import { faultInNote, noteLimit } from '../rules/cases.ts';
import { caseNoteTexts } from '../texts/office-notes.ts';
import { noteLook, privacyOf } from './case-overview.tsx';
import { notesQuery, useRemoveNote, useSaveNote } from './queries.ts';

const texts = caseNoteTexts;

/** Staff's notes about the case, newest first, and the form to add one. */
export function CaseNotes({ file }: { file: CaseFile }) {
  const { id } = file.application;
  const query = useQuery(notesQuery(id));
  const hint = privacyOf(file);
  return (
    <Card aria-labelledby="case-notes" className="grid max-w-read gap-4">
      <CardHeader id="case-notes" title={texts.title} aside={query.data && texts.count(query.data.length)} />
      <NoteForm applicationId={id} hint={hint} />
      <QueryView query={query} loading={texts.loading} skeleton="h-20" failed={texts.errorLoading}>
        {(notes) =>
          notes.length === 0 ? (
            <p className="text-muted">
              {texts.empty.title}. {texts.empty.body}
            </p>
          ) : (
            <ul className="grid gap-3">
              {notes.map((note) => (
                <NoteCard key={note.id} note={note} hint={hint} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}

/** A note with text, author and time; its author can edit and delete it. */
export function NoteCard({ note, hint }: { note: CaseNote; hint: string }) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const remove = useRemoveNote(note.application_id);
  const author = note.author_name ?? texts.byFormer;
  const when = formatWhen(note.created_at);

  function close() {
    setEditing(false);
    // The form unmounts with the focus inside it.
    requestAnimationFrame(() => edit.current?.focus());
  }

  return (
    <li className={noteLook}>
      {editing ? (
        <NoteForm applicationId={note.application_id} note={note} hint={hint} onDone={close} />
      ) : (
        <div className="grid grid-cols-[1fr_auto] gap-x-3">
          <div className="min-w-0">
            <p className="wrap-anywhere whitespace-pre-wrap">
              <NoteText text={note.body} />
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-small text-muted">
              <Lock aria-hidden="true" className="size-4" />
              {texts.by(author)}{' '}
              <time dateTime={note.created_at} title={formatDateTime(note.created_at)}>
                {when}.
              </time>
              {note.updated_at && <span>{texts.changed(formatWhen(note.updated_at))}</span>}
            </p>
          </div>
          {note.abilities.change && (
            <div className="-mt-2 -mr-2 flex">
              <IconButton
                ref={edit}
                icon={Pencil}
                label={texts.about(texts.change, author, when)}
                onClick={() => setEditing(true)}
              />
              <IconButton
                icon={Trash2}
                label={texts.about(texts.remove, author, when)}
                onClick={() => !remove.isPending && remove.mutate(note.id)}
              />
            </div>
          )}
        </div>
      )}
    </li>
  );
}

const formTexts = caseNoteTexts.form;

interface NoteFormProps {
  applicationId: string;
  /** The note to edit; absent for a new one. */
  note?: CaseNote;
  /** "Staff only, never shown to Marisol." */
  hint: string;
  /** Closes the form after saving or cancelling; absent for a form that stays open. */
  onDone?: () => void;
}

/** Writes or edits a note. */
export function NoteForm({ applicationId, note, hint, onDone }: NoteFormProps) {
  const save = useSaveNote(applicationId, note);
  const form = useForm({
    draft: `case-note:${note?.id ?? applicationId}`,
    start: () => ({ body: note?.body ?? '' }),
    seen: note?.version,
    check: ({ body }) => {
      const fault = faultInNote(body);
      return { body: fault && formTexts.errors[fault] };
    },
    // A conflicting text is shown beside the form; sending again replaces it.
    send: ({ body }, { key, seen, stale }) =>
      save.mutateAsync({ body, key, version: noteIn(stale)?.version ?? seen }),
    repeats: true,
    saved: note && ((saved) => ({ values: { body: saved.body }, seen: saved.version })),
    onDone: () => notify.success(caseNoteTexts.saved, caseNoteTexts.savedBody),
    close: onDone,
  });
  const stale = noteIn(form.stale);
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-3">
      <div className="grid gap-1.5">
        <Field
          label={note ? formTexts.editLabel : formTexts.label}
          hint={`${hint} ${officeMentionTexts.hint}`}
          {...form.field('body')}
        >
          <MentionBox rows={3} className="max-h-96" {...form.input('body')} />
        </Field>
        <CharacterCount value={form.values.body} max={noteLimit} />
      </div>
      {stale && (
        <Alert tone="deadline" title={formTexts.failed}>
          <p role="alert">{formTexts.stale}</p>
          <Quoted>{stale.body}</Quoted>
          <p>{formTexts.staleAgain}</p>
        </Alert>
      )}
      {!stale && <FormRefusal form={form} title={formTexts.failed} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {form.busy ? formTexts.saving : formTexts.save}
        </Button>
        {onDone && (
          <Button
            variant="quiet"
            onClick={() => {
              form.forget();
              onDone();
            }}
          >
            {formTexts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

const noteIn = (details: ApiError['details'] | undefined) => details?.note as CaseNote | undefined;
