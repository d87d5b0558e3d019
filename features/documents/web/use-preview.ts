import { useEffect, useEffectEvent, useState } from 'react';
import { loadPicture } from '#platform/browser/load-image.ts';
import { notify } from '#ui/notify.ts';
import type { DocumentRow } from '../contract.ts';
import { documentTexts } from '../texts/documents.ts';
import { type Drawing, PasswordNeeded, type PreviewSource, widestFor } from './preview/preview-source.ts';

type PreviewState =
  | { status: 'loading' | 'failed' | 'password' }
  | { status: 'ready'; source: PreviewSource };

/** Fetches the bytes of a document. */
export type LoadBytes = (signal: AbortSignal) => Promise<Blob>;

/** Fetches and opens a document; closes it when another one is shown. */
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
  const { openPdf } = await import('./preview/pdf-source.ts');
  return openPdf(blob);
}

/** Zoom in percent. */
const steps = [50, 75, 100, 125, 150, 200, 300, 400];

/** Zoom in percent and clockwise quarter turns. Resets for each file. */
export function usePreviewView() {
  const [zoom, setZoom] = useState(100);
  const [turns, setTurns] = useState(0);
  return {
    zoom,
    turns,
    zoomIn: () => setZoom((now) => steps.find((step) => step > now) ?? now),
    zoomOut: () => setZoom((now) => steps.findLast((step) => step < now) ?? now),
    zoomReset: () => setZoom(100),
    rotate: () => setTurns((now) => (now + 1) % 4),
    reset: () => {
      setZoom(100);
      setTurns(0);
    },
  };
}

export type PreviewView = ReturnType<typeof usePreviewView>;

/** Pixels on the longer side: enough for the largest zoom of a letter, and no more than the memory of a phone holds. */
const mostShown = 5000;

/** A picture as a document of one page. Rejects when the browser cannot decode it. */
async function openImage(blob: Blob): Promise<PreviewSource> {
  const { picture, width, height, close } = await loadPicture(blob, mostShown);
  const draw = async (canvas: HTMLCanvasElement, { pixels, turns }: Drawing) => {
    const sideways = turns % 2 === 1;
    const ratio = sideways ? height / width : width / height;
    canvas.width = widestFor(ratio, pixels);
    canvas.height = Math.max(1, Math.round(canvas.width / ratio));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('this browser cannot draw');
    const [across, down] = sideways ? [canvas.height, canvas.width] : [canvas.width, canvas.height];
    context.imageSmoothingQuality = 'high';
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((turns * Math.PI) / 2);
    context.drawImage(picture, -across / 2, -down / 2, across, down);
  };
  return { pages: [{ width, height, draw, text: async () => '' }], fit: 'whole', close };
}
