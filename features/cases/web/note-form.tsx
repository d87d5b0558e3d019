import { type FormEvent, useId, useState } from 'react';
import type { ApiError } from '#platform/browser/api.ts';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { newKey } from '#platform/browser/new-key.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Textarea } from '#ui/textarea.tsx';
import type { CaseNote } from '../contract/case-notes.ts';
import { faultInNote, noteLimit } from '../rules/case-notes.ts';
import { caseNoteTexts } from '../texts/office-notes.ts';
import { useSaveNote } from './use-notes.ts';

const texts = caseNoteTexts.form;

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
          label={note ? texts.editLabel : texts.label}
          hint={hint}
          error={fault && texts.errors[fault]}
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
        <Alert tone="deadline" title={texts.failed}>
          <p role="alert">{texts.stale}</p>
          <blockquote className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap">
            {stale.body}
          </blockquote>
          <p>{texts.staleAgain}</p>
        </Alert>
      )}
      {save.error && !stale && (
        <Alert tone="error" title={texts.failed}>
          {save.error.message}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? texts.saving : texts.save}
        </Button>
        {onDone && (
          <Button
            variant="quiet"
            onClick={() => {
              keepDraft(name, undefined);
              onDone();
            }}
          >
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function staleOf(error: ApiError | null): CaseNote | undefined {
  return error?.code === 'stale' ? (error.details as { note: CaseNote }).note : undefined;
}
