import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { caseMeta, caseQuery } from '#features/applications/web/office-queries.ts';
import { call } from '#platform/browser/api.ts';
import { pagedQuery } from '#platform/browser/paged-query.ts';
import { notify } from '#ui/notify.ts';
import {
  type CaseNote,
  changeNote,
  listNotes,
  removeNote,
  restoreNote,
  writeNote,
} from '../contract/case-notes.ts';
import { getCaseHistory } from '../contract/cases.ts';
import type { CaseEventKind } from '../rules/cases.ts';
import { caseNoteTexts } from '../texts/office-notes.ts';

/** A case's events, newest first; of one kind, or all. */
export const caseHistoryQuery = (id: string, kind?: CaseEventKind) =>
  pagedQuery({
    queryKey: [...caseQuery(id).queryKey, 'history', kind ?? 'all'],
    read: (cursor, signal) => call(getCaseHistory, { params: { id }, query: { kind, cursor } }, { signal }),
    meta: caseMeta,
  });

const texts = caseNoteTexts;

/** A case's notes, newest first. */
export const notesQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...caseQuery(applicationId).queryKey, 'notes'],
    queryFn: async ({ signal }) =>
      (await call(listNotes, { params: { id: applicationId } }, { signal })).notes,
    meta: caseMeta,
  });

/** The tab, its count, the overview and the timeline show the change. */
function useReload(applicationId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: caseQuery(applicationId).queryKey });
}

/** Writes a note, or edits the given one, with an idempotency key per text. */
export function useSaveNote(applicationId: string, note?: Pick<CaseNote, 'id' | 'version'>) {
  const reload = useReload(applicationId);
  return useMutation({
    mutationFn: ({ body, key, version }: { body: string; key: string; version?: number }) =>
      note
        ? call(changeNote, { params: { id: note.id }, body: { body, version: version ?? note.version } })
        : call(writeNote, { params: { id: applicationId }, body: { body, client_key: key } }),
    onSettled: reload,
  });
}

/** Removes a note; the toast offers Undo while the server allows it. */
export function useRemoveNote(applicationId: string) {
  const reload = useReload(applicationId);
  const restore = useMutation({
    mutationFn: (id: string) => call(restoreNote, { params: { id }, body: {} }),
    onSuccess: () => notify.success(texts.restored),
    onError: (error) => notify.error(texts.restoreFailed, error.message),
    onSettled: reload,
  });
  return useMutation({
    mutationFn: (id: string) => call(removeNote, { params: { id } }),
    onSuccess: ({ restorable_until }, id) =>
      notify.success(texts.removed, texts.removedBody, {
        label: texts.undo,
        run: () => restore.mutate(id),
        until: new Date(restorable_until),
      }),
    onError: (error) => notify.error(texts.removeFailed, error.message),
    onSettled: reload,
  });
}
