import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '#ui/notify.ts';
import type { DocumentRow } from '../../contract.ts';
import { documentTexts } from '../../texts/documents.ts';
import { openImage } from './image-source.ts';
import { PasswordNeeded, type PreviewSource } from './preview-source.ts';

export type PreviewState =
  | { status: 'loading' | 'failed' | 'password' }
  | { status: 'ready'; source: PreviewSource };

/** Where the bytes of a document come from. */
export type LoadBytes = (signal: AbortSignal) => Promise<Blob>;

/** Fetches a document's bytes and opens them. They are let go when another document is shown. */
export function usePreviewSource(
  { id, file_type }: Pick<DocumentRow, 'id' | 'file_type'>,
  load: LoadBytes,
): { state: PreviewState; retry: () => void } {
  const read = useEffectEvent(load);
  const [state, setState] = useState<PreviewState>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reading of the same
  useEffect(() => {
    const leaving = new AbortController();
    let opened: PreviewSource | undefined;
    setState({ status: 'loading' });
    read(leaving.signal)
      .then((blob) => open(blob, file_type))
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

async function open(blob: Blob, type: string): Promise<PreviewSource> {
  if (type !== 'application/pdf') return openImage(blob);
  const { openPdf } = await import('./pdf-source.ts');
  return openPdf(blob);
}
