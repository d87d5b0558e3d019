import { useMutation } from '@tanstack/react-query';
import { fetchFile, saveFile } from '#platform/browser/fetch-file.ts';
import { notify } from '#ui/notify.ts';
import { type DocumentRow, getContent } from '../contract.ts';
import { documentTexts } from '../texts/documents.ts';

const { toasts } = documentTexts;

/** Saves a document on the person's device, under its own name. */
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
