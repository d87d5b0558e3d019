import { useEffect, useState } from 'react';
import { type DocumentRow, getContent } from '#domain/contracts/documents.ts';
import { documentTexts } from '#domain/texts/documents.ts';
import { fetchFile } from '../../../lib/fetch-file.ts';
import { notify } from '../../../ui/notify.ts';
import { openImage } from './image-source.ts';
import { PasswordNeeded, type PreviewSource } from './preview-source.ts';

export type PreviewState =
  | { status: 'loading' | 'failed' | 'password' }
  | { status: 'ready'; source: PreviewSource };

/** Fetches a document's bytes and opens them. They are let go when another document is shown, and nothing keeps them. */
export function usePreviewSource({ id, file_type }: DocumentRow): { state: PreviewState; retry: () => void } {
  const [state, setState] = useState<PreviewState>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reading of the same
  useEffect(() => {
    const leaving = new AbortController();
    let opened: PreviewSource | undefined;
    setState({ status: 'loading' });
    open(id, file_type, leaving.signal)
      .then((source) => {
        opened = source;
        if (leaving.signal.aborted) source.close();
        else setState({ status: 'ready', source });
      })
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        if (error instanceof PasswordNeeded) return setState({ status: 'password' });
        setState({ status: 'failed' });
        notify.error(documentTexts.toasts.viewFailed.title, documentTexts.toasts.viewFailed.detail);
      });
    return () => {
      leaving.abort();
      opened?.close();
    };
  }, [id, file_type, tries]);
  return { state, retry: () => setTries((count) => count + 1) };
}

async function open(id: string, type: string, signal: AbortSignal): Promise<PreviewSource> {
  const { blob } = await fetchFile(getContent, { params: { id } }, { signal });
  if (type !== 'application/pdf') return openImage(blob);
  const { openPdf } = await import('./pdf-source.ts');
  return openPdf(blob);
}
