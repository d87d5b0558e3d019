import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { changeGuide, guideWithDocument } from '#features/guide/web/queries.ts';
import { ApiError, call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { type DocumentRow, deleteDocument, listDocuments } from '../contract.ts';

/** All documents of an application, unfinished uploads included, newest first. */
export const documentsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['documents', applicationId],
    queryFn: async ({ signal }) =>
      (await call(listDocuments, { query: { application_id: applicationId } }, { signal })).documents,
    meta: { staleOn: ['documents'], applicationId, offline: true },
  });

/** Cancels a refetch, whose result may be older than the change below. */
function stopReading(client: QueryClient, applicationId: string): void {
  const { queryKey } = documentsQuery(applicationId);
  if (client.getQueryData(queryKey)) void client.cancelQueries({ queryKey }, { revert: false, silent: true });
}

/** Inserts or replaces a row in the cached list; a finished one also counts in the cached guide. */
export function keepDocument(client: QueryClient, row: DocumentRow): void {
  stopReading(client, row.application_id);
  if (row.upload_status === 'uploaded')
    changeGuide(client, row.application_id, (guide) => guideWithDocument(guide, row));
  client.setQueryData(documentsQuery(row.application_id).queryKey, (known) => {
    if (!known) return known;
    return known.some(({ id }) => id === row.id)
      ? known.map((other) => (other.id === row.id ? row : other))
      : [row, ...known];
  });
}

/** Removes a row from the cached list. */
export function dropDocument(client: QueryClient, applicationId: string, id: string): void {
  stopReading(client, applicationId);
  client.setQueryData(documentsQuery(applicationId).queryKey, (known) =>
    known?.filter((row) => row.id !== id),
  );
}

/** Deletes a document permanently. Treats "not found" as success: another device or a lost response deleted it. */
export function useDeleteDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (row: DocumentRow) =>
      call(deleteDocument, { params: { id: row.id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      }),
    onSuccess: (_nothing, row) => {
      dropDocument(client, row.application_id, row.id);
      void invalidateTopic(client, 'documents', row.application_id);
    },
  });
}
