import { Lock, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDateTime, formatWhen } from '#platform/browser/format.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { CaseNote } from '../contract/case-notes.ts';
import { caseNoteTexts } from '../texts/office-notes.ts';
import { NoteForm } from './note-form.tsx';
import { useRemoveNote } from './use-notes.ts';

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
