import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { categoriseDocument, type DocumentCategory } from '../../contract.ts';
import { keepDocument } from '../use-documents.ts';

/** Files a document under another category; the guide follows. */
export function useCategorise() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, category }: { id: string; category: DocumentCategory }) =>
      call(categoriseDocument, { params: { id }, body: { document_category: category } }),
    onSuccess: (row) => {
      keepDocument(client, row);
      void client.invalidateQueries({ queryKey: ['applications'] });
      void client.invalidateQueries({ queryKey: ['audit'] });
      return client.invalidateQueries({ queryKey: ['guide', row.application_id] });
    },
  });
}
