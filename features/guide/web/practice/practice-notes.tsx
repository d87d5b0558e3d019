import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, call } from '#platform/browser/api.ts';
import { formatSaved } from '#platform/browser/format.ts';
import { useSession } from '#platform/browser/session.ts';
import { useUnsentChanges } from '#platform/browser/unsaved-changes.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { QueryState } from '#ui/query-view.tsx';
import { Quoted } from '#ui/quoted.tsx';
import { Textarea } from '#ui/text-input.tsx';
import { listGuideNotes, saveGuideNote } from '../../contract.ts';
import type { InterviewQuestionId } from '../../rules/guide-items.ts';
import { practiceTexts as texts } from '../../texts/guide-practice.ts';
import { createNoteKeeper, StaleNote } from './note-keeper.ts';

/** The contract's maximum. */
const longest = 4000;

interface NoteFieldProps {
  question: InterviewQuestionId;
  notes: PracticeNotes;
}

/** The user's note on a question. Disabled until the saved notes are loaded: it would overwrite them. */
export function NoteField({ question, notes }: NoteFieldProps) {
  const { query } = notes;
  if (!query.data)
    return (
      <QueryState
        query={query}
        loading={texts.notesLoading}
        skeleton="h-44"
        failed={
          <LoadProblem title={texts.notesFailed.title} query={query}>
            {texts.notesFailed.text}
          </LoadProblem>
        }
      />
    );
  const state = notes.state(question);
  const savedAt = notes.savedAt(question);
  const words = {
    waiting: texts.waiting,
    saving: texts.saving,
    saved: savedAt ? texts.saved(formatSaved(new Date(savedAt))) : '',
    failed: '',
    conflict: '',
  };
  return (
    <div className="grid gap-2">
      <Field label={texts.note.label} hint={texts.note.hint}>
        <Textarea
          value={notes.text(question)}
          maxLength={longest}
          onChange={(event) => notes.write(question, event.target.value)}
        />
      </Field>
      <p role="status" className="min-h-6 text-small text-muted">
        {words[state]}
      </p>
      {state === 'failed' && (
        <Alert
          tone="error"
          title={texts.notSaved.title}
          actions={<Button onClick={notes.flush}>{texts.retry}</Button>}
        >
          {texts.notSaved.text}
        </Alert>
      )}
      {state === 'conflict' && <OtherNote question={question} notes={notes} />}
    </div>
  );
}

/** Shows both texts until the user chooses one. */
function OtherNote({ question, notes }: NoteFieldProps) {
  const theirs = notes.theirs(question);
  return (
    <Alert
      tone="deadline"
      title={texts.elsewhere.title}
      actions={
        <>
          <Button onClick={() => notes.choose(question, 'mine')}>{texts.elsewhere.mine}</Button>
          <Button onClick={() => notes.choose(question, 'theirs')}>{texts.elsewhere.theirs}</Button>
        </>
      }
    >
      <p role="alert">{theirs ? texts.elsewhere.text : texts.elsewhere.removed}</p>
      {theirs && <Quoted className="mt-2">{theirs}</Quoted>}
    </Alert>
  );
}

/** An application's notes: the server's, overlaid with unsaved ones. */
export function usePracticeNotes(applicationId: string) {
  const client = useQueryClient();
  const { user } = useSession();
  const queryKey = ['guide', 'notes', applicationId] as const;
  const params = { application_id: applicationId };
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listGuideNotes, { params }, { signal }),
  });

  const [keeper] = useState(() =>
    createNoteKeeper({
      storage: sessionStorage,
      key: `guide-notes:${user?.id}:${applicationId}`,
      save: async (question_id, note, over) => {
        // At most 4,000 characters twice: below what a browser still sends once the page is closed.
        const answer = await call(
          saveGuideNote,
          { params: { ...params, question_id }, body: { note, over } },
          { keepalive: true },
        ).catch((error: unknown) => {
          if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
          void client.invalidateQueries({ queryKey });
          throw new StaleNote(String(error.details.note));
        });
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, answer);
      },
    }),
  );
  const unsaved = useSyncExternalStore(keeper.subscribe, keeper.unsaved, keeper.unsaved);
  useUnsentChanges(Object.keys(unsaved).length > 0);

  // Saves what a reload or lost connection left unsaved, on mount and when the page is left.
  useEffect(() => {
    const flush = () => void keeper.flush();
    const leave = () => void keeper.leave();
    const hide = () => (document.visibilityState === 'hidden' ? leave() : flush());
    flush();
    addEventListener('online', flush);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [keeper]);

  const savedNote = (id: InterviewQuestionId) =>
    query.data?.notes.find(({ question_id }) => question_id === id);
  return {
    query,
    text: (id: InterviewQuestionId) => unsaved[id]?.text ?? savedNote(id)?.note ?? '',
    state: (id: InterviewQuestionId) => unsaved[id]?.state ?? ('saved' as const),
    /** In a conflict the other device's text; empty when it was deleted there. */
    theirs: (id: InterviewQuestionId) => unsaved[id]?.theirs ?? '',
    choose: keeper.choose,
    savedAt: (id: InterviewQuestionId) => savedNote(id)?.updated_at,
    write: (id: InterviewQuestionId, text: string) => keeper.write(id, text, savedNote(id)?.note ?? ''),
    flush: () => void keeper.flush(),
  };
}

export type PracticeNotes = ReturnType<typeof usePracticeNotes>;
