import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeGuide, guideWithDocument } from '#features/guide/web/guide-cache.ts';
import { ApiError, call } from '#platform/browser/api.ts';
import { type DocumentRow, deleteDocument, listDocuments } from '../contract.ts';

const documentsKey = (applicationId: string) => ['documents', applicationId] as const;

/** Every document of an application, unfinished uploads included, newest first. */
export function useDocuments(applicationId: string) {
  return useQuery({
    queryKey: documentsKey(applicationId),
    queryFn: async ({ signal }) =>
      (await call(listDocuments, { query: { application_id: applicationId } }, { signal })).documents,
  });
}

/** What is known of an application's documents without asking. */
export function knownDocuments(client: QueryClient, applicationId: string): readonly DocumentRow[] {
  return client.getQueryData<DocumentRow[]>(documentsKey(applicationId)) ?? [];
}

/** Reads again what follows from an application's documents: its progress, its guide, the activity. */
export function refreshAfterChange(client: QueryClient, applicationId: string): void {
  for (const queryKey of [
    documentsKey(applicationId),
    ['applications', 'own'],
    ['guide', applicationId],
    ['audit'],
  ])
    void client.invalidateQueries({ queryKey });
}

/** A list that is being read now may be older than what is known: it is not waited for. */
function stopReading(client: QueryClient, applicationId: string): void {
  if (!client.getQueryData(documentsKey(applicationId))) return;
  const options = { revert: false, silent: true };
  void client.cancelQueries({ queryKey: documentsKey(applicationId) }, options);
}

/** Puts a row into the known list, in place of an older version of itself, or on top; a finished one counts in the guide. */
export function keepDocument(client: QueryClient, row: DocumentRow): void {
  stopReading(client, row.application_id);
  if (row.upload_status === 'uploaded')
    changeGuide(client, row.application_id, (guide) => guideWithDocument(guide, row));
  client.setQueryData<DocumentRow[]>(documentsKey(row.application_id), (known) => {
    if (!known) return known;
    return known.some(({ id }) => id === row.id)
      ? known.map((other) => (other.id === row.id ? row : other))
      : [row, ...known];
  });
}

/** Takes a row out of the known list. */
export function dropDocument(client: QueryClient, applicationId: string, id: string): void {
  stopReading(client, applicationId);
  client.setQueryData<DocumentRow[]>(documentsKey(applicationId), (known) =>
    known?.filter((row) => row.id !== id),
  );
}

/** Deletes a document for good. One that is gone already, deleted elsewhere or by a press whose answer was lost, is deleted. */
export function useDeleteDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (row: DocumentRow) =>
      call(deleteDocument, { params: { id: row.id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      }),
    onSuccess: (_nothing, row) => {
      dropDocument(client, row.application_id, row.id);
      refreshAfterChange(client, row.application_id);
    },
  });
}
