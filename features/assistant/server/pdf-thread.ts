import { parentPort, workerData } from 'node:worker_threads';
import { heavyExit, limitBuffers } from '#platform/server/limit-buffers.ts';
import { pdfLimits } from '../rules/read-pdf.ts';
import { linesOf } from './lines-of-page.ts';

/** What the thread tells while it reads. */
export type PdfNews =
  | { news: 'opened'; total: number }
  | { news: 'page'; number: number; text: string; cut: boolean }
  | { news: 'unreadable'; number: number }
  | { news: 'failed'; fault: 'encrypted' | 'broken' }
  | { news: 'done'; cut: boolean };

// A thread of its own for each file: whatever the file does to it ends with it. It has no way out: nothing is fetched.
globalThis.fetch = () => Promise.reject(new Error('a file asks for nothing'));
limitBuffers(() => process.exit(heavyExit));

const tell = (news: PdfNews) => parentPort?.postMessage(news);
await read(workerData as Uint8Array);

async function read(bytes: Uint8Array): Promise<void> {
  const { getDocumentProxy } = await import('unpdf');
  const file = await getDocumentProxy(bytes, {
    // Nothing but text is wanted: no pictures, no forms, no fonts to draw with.
    verbosity: 0,
    enableXfa: false,
    maxImageSize: 0,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
  }).catch((error: unknown) => {
    const locked = error instanceof Error && error.name === 'PasswordException';
    tell({ news: 'failed', fault: locked ? 'encrypted' : 'broken' });
  });
  if (!file) return;
  const total = file.numPages;
  tell({ news: 'opened', total });
  let left: number = pdfLimits.characters;
  for (let number = 1; number <= Math.min(total, pdfLimits.pages); number += 1) {
    if (left <= 0) return tell({ news: 'done', cut: true });
    try {
      const page = await file.getPage(number);
      const { text, cut } = await linesOf(page, Math.min(left, pdfLimits.pageCharacters));
      left -= text.length;
      tell({ news: 'page', number, text, cut });
      page.cleanup();
    } catch {
      tell({ news: 'unreadable', number });
    }
  }
  tell({ news: 'done', cut: false });
}
