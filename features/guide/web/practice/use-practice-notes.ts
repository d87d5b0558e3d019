import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, call } from '#platform/browser/api.ts';
import { useUnsentChanges } from '#platform/browser/unsaved-changes.ts';
import { listGuideNotes, saveGuideNote } from '../../contract.ts';
import type { InterviewQuestionId } from '../../rules/guide-items.ts';
import { createNoteKeeper, StaleNote } from './note-keeper.ts';

/** The notes of one application: what the server has, and above it what is not saved yet. */
export function usePracticeNotes(applicationId: string) {
  const client = useQueryClient();
  const queryKey = ['guide-notes', applicationId] as const;
  const params = { application_id: applicationId };
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listGuideNotes, { params }, { signal }),
  });

  const [keeper] = useState(() =>
    createNoteKeeper({
      storage: sessionStorage,
      key: `guide-notes:${applicationId}`,
      save: async (question_id, note, over) => {
        const answer = await call(saveGuideNote, {
          params: { ...params, question_id },
          body: { note, over },
        }).catch((error: unknown) => {
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

  // What a reload or a broken connection left behind goes out with the first chance, and when the page is left.
  useEffect(() => {
    const flush = () => void keeper.flush();
    flush();
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [keeper]);

  const savedNote = (id: InterviewQuestionId) =>
    query.data?.notes.find(({ question_id }) => question_id === id);
  return {
    loaded: query.data !== undefined,
    error: query.error,
    retrying: query.isFetching,
    reload: () => void query.refetch(),
    text: (id: InterviewQuestionId) => unsaved[id]?.text ?? savedNote(id)?.note ?? '',
    state: (id: InterviewQuestionId) => unsaved[id]?.state ?? ('saved' as const),
    /** In a conflict, what was written on another device; empty where it was removed there. */
    theirs: (id: InterviewQuestionId) => unsaved[id]?.theirs ?? '',
    choose: keeper.choose,
    savedAt: (id: InterviewQuestionId) => savedNote(id)?.updated_at,
    write: (id: InterviewQuestionId, text: string) => keeper.write(id, text, savedNote(id)?.note ?? ''),
    flush: () => void keeper.flush(),
  };
}

export type PracticeNotes = ReturnType<typeof usePracticeNotes>;
