import { useMutation } from '@tanstack/react-query';
import { type DocumentRow, getContent } from '#domain/contracts/documents.ts';
import { documentTexts } from '#domain/texts/documents.ts';
import { fetchFile, saveFile } from '../../lib/fetch-file.ts';
import { notify } from '../../ui/notify.ts';

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
