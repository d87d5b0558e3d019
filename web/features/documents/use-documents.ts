import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DocumentRow, deleteDocument, listDocuments } from '#domain/contracts/documents.ts';
import { call } from '../../lib/api.ts';

const documentsKey = (applicationId: string) => ['documents', applicationId] as const;

/** Every document of an application, unfinished uploads included, newest first. */
export function useDocuments(applicationId: string) {
  return useQuery({
    queryKey: documentsKey(applicationId),
    queryFn: async ({ signal }) =>
      (await call(listDocuments, { query: { application_id: applicationId } }, { signal })).documents,
  });
}

/** Puts a row into the known list, in place of an older version of itself, or on top. */
export function keepDocument(client: QueryClient, row: DocumentRow): void {
  client.setQueryData<DocumentRow[]>(documentsKey(row.application_id), (known) => {
    if (!known) return known;
    return known.some(({ id }) => id === row.id)
      ? known.map((other) => (other.id === row.id ? row : other))
      : [row, ...known];
  });
}

/** Takes a row out of the known list. */
export function dropDocument(client: QueryClient, applicationId: string, id: string): void {
  client.setQueryData<DocumentRow[]>(documentsKey(applicationId), (known) =>
    known?.filter((row) => row.id !== id),
  );
}

/** Deletes a document for good. */
export function useDeleteDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (row: DocumentRow) => call(deleteDocument, { params: { id: row.id } }),
    onSuccess: (_nothing, row) => {
      dropDocument(client, row.application_id, row.id);
      return client.invalidateQueries({ queryKey: ['audit'] });
    },
  });
}
