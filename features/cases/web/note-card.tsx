import { Lock, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { ApiError } from '#platform/browser/api.ts';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { formatDateTime, formatWhen } from '#platform/browser/format.ts';
import { newKey } from '#platform/browser/new-key.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Textarea } from '#ui/text-input.tsx';
import type { CaseNote } from '../contract/case-notes.ts';
import { faultInNote, noteLimit } from '../rules/cases.ts';
import { caseNoteTexts } from '../texts/office-notes.ts';
import { useRemoveNote, useSaveNote } from './queries.ts';

const texts = caseNoteTexts;

/** The dashed edge and the lock of what the applicant never sees. */
export const noteLook = 'rounded-card border border-dashed border-control bg-well p-4';

/** One note: its text, who wrote it when, and for its author the ways to change and delete it. */
export function NoteCard({ note, hint }: { note: CaseNote; hint: string }) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const remove = useRemoveNote(note.application_id);
  const author = note.author_name ?? texts.byFormer;
  const when = formatWhen(note.created_at);

  function close() {
    setEditing(false);
    // The form takes the focus with it when it goes.
    requestAnimationFrame(() => edit.current?.focus());
  }

  return (
    <li className={noteLook}>
      {editing ? (
        <NoteForm applicationId={note.application_id} note={note} hint={hint} onDone={close} />
      ) : (
        <div className="grid grid-cols-[1fr_auto] gap-x-3">
          <div className="min-w-0">
            <p className="wrap-anywhere whitespace-pre-wrap">{note.body}</p>
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

interface Draft {
  body: string;
  /** Of the note that is changed, as its author saw it: what they saved elsewhere since is not overwritten unasked. */
  version?: number;
  /** The last attempt: the same text is sent under its key again, another text is another note. */
  tried?: { key: string; body: string };
}

interface NoteFormProps {
  applicationId: string;
  /** The one that is changed; absent for a new one. */
  note?: CaseNote;
  /** "Staff only, never shown to Marisol." */
  hint: string;
  /** Closes the form after saving or cancelling; a form that stays open has none. */
  onDone?: () => void;
}

/**
 * Writes or changes a note. What was typed survives a reload, a failed attempt and a session that ended; an attempt
 * whose answer was lost is repeated under its key, so that the note stands once.
 */
export function NoteForm({ applicationId, note, hint, onDone }: NoteFormProps) {
  const name = `note:${note?.id ?? applicationId}`;
  const id = useId();
  const [draft, setDraft] = useState<Draft>(() =>
    readDraft<Draft>(name, { body: note?.body ?? '', version: note?.version }),
  );
  const [fault, setFault] = useState<'missing' | 'tooLong'>();
  const save = useSaveNote(applicationId, note);
  const stale = staleOf(save.error);

  function keep(next: Draft) {
    setDraft(next);
    keepDraft(name, next);
  }
  function change(body: string) {
    keep({ ...draft, body });
    setFault(undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = faultInNote(draft.body);
    setFault(found);
    if (found || save.isPending) return;
    const { body, tried } = draft;
    const key = tried?.body === body ? tried.key : newKey();
    keep({ ...draft, tried: { key, body } });
    save.mutate(
      { body, key, version: stale?.version ?? draft.version },
      {
        onSuccess: ({ version }) => {
          notify.success(caseNoteTexts.saved, caseNoteTexts.savedBody);
          const typed = readDraft<Draft>(name, { body }).body;
          // Whoever typed on meanwhile keeps that.
          if (typed !== body) return keep({ body: typed, version });
          keepDraft(name, undefined);
          setDraft({ body: '' });
          onDone?.();
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="grid gap-1.5">
        <Field
          id={id}
          label={note ? formTexts.editLabel : formTexts.label}
          hint={hint}
          error={fault && formTexts.errors[fault]}
        >
          <Textarea
            rows={3}
            className="max-h-96"
            value={draft.body}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
        <CharacterCount value={draft.body} max={noteLimit} />
      </div>
      {stale && (
        <Alert tone="deadline" title={formTexts.failed}>
          <p role="alert">{formTexts.stale}</p>
          <blockquote className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap">
            {stale.body}
          </blockquote>
          <p>{formTexts.staleAgain}</p>
        </Alert>
      )}
      {save.error && !stale && (
        <Alert tone="error" title={formTexts.failed}>
          {save.error.message}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? formTexts.saving : formTexts.save}
        </Button>
        {onDone && (
          <Button
            variant="quiet"
            onClick={() => {
              keepDraft(name, undefined);
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

function staleOf(error: ApiError | null): CaseNote | undefined {
  return error?.code === 'stale' ? (error.details as { note: CaseNote }).note : undefined;
}
