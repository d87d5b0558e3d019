import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { fetchFile, saveFile } from '#platform/browser/fetch-file.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { notify } from '#ui/notify.ts';
import { categoriseDocument, type DocumentCategory, type DocumentRow, getContent } from '../contract.ts';
import { documentTexts } from '../texts/documents.ts';
import { keepDocument } from './queries.ts';

const { toasts } = documentTexts;

/** Changes a document's category; the guide follows. */
export function useCategorise() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, category }: { id: string; category: DocumentCategory }) =>
      call(categoriseDocument, { params: { id }, body: { document_category: category } }),
    onSuccess: (row) => {
      keepDocument(client, row);
      return invalidateTopic(client, 'documents', row.application_id);
    },
  });
}

/** Downloads a document under its own name. */
export function useDownload() {
  return useMutation({
    mutationFn: async ({ id, file_name }: DocumentRow) => {
      const { blob } = await fetchFile(getContent, { params: { id } });
      saveFile({ name: file_name, blob });
    },
    onSuccess: () => notify.success(toasts.downloadStarted),
    onError: () => notify.error(toasts.downloadFailed.title, toasts.downloadFailed.detail),
  });
}
