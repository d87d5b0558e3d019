import {
  type InfiniteData,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { caseMeta, caseQuery } from '#features/applications/web/office-queries.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
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

type Page = Output<typeof getCaseHistory>;

/** What happened to a case, newest first, page after page; of one kind, or everything. */
export function useCaseHistory(id: string, kind?: CaseEventKind) {
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: [...caseQuery(id).queryKey, 'history', kind ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(getCaseHistory, { params: { id }, query: { kind, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    meta: caseMeta,
  });
  return { ...query, events: query.data?.pages.flatMap((page) => page.events) ?? [] };
}

const texts = caseNoteTexts;

/** The notes about a case, newest first. */
export const notesQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...caseQuery(applicationId).queryKey, 'notes'],
    queryFn: async ({ signal }) =>
      (await call(listNotes, { params: { id: applicationId } }, { signal })).notes,
    meta: caseMeta,
  });

/** The tab, its count, the overview and the timeline read again. */
function useReload(applicationId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: caseQuery(applicationId).queryKey });
}

/** Writes a note, or changes the given one. The key is the same for every attempt with the same text. */
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

/** Removes a note; the toast takes it back for as long as that is possible. */
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
