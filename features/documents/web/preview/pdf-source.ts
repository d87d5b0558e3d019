import {
  GlobalWorkerOptions,
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { pdfOptions } from '../pdf-options.ts';
import {
  type Drawing,
  PasswordNeeded,
  type PreviewPage,
  type PreviewSource,
  widestFor,
} from './preview-source.ts';

GlobalWorkerOptions.workerSrc = workerAddress;

/**
 * Opens a PDF in a worker of our own origin. A frame would show one page on iPads. Scripts and links in the PDF are
 * not executed. @throws PasswordNeeded, or the parser's error.
 */
export async function openPdf(blob: Blob): Promise<PreviewSource> {
  const loading = getDocument({ data: new Uint8Array(await blob.arrayBuffer()), ...pdfOptions() });
  try {
    const document = await loading.promise;
    const [pages, { info }] = await Promise.all([readPages(document), document.getMetadata()]);
    return { pages, notice: await noticeOf(pages, info), fit: 'width', close: () => void loading.destroy() };
  } catch (cause) {
    void loading.destroy();
    throw cause instanceof PasswordException ? new PasswordNeeded('a password', { cause }) : cause;
  }
}

/** @param info - what the reader tells of a document; its type says `Object`. */
async function noticeOf([first]: readonly PreviewPage[], info: object): Promise<PreviewSource['notice']> {
  if (!first) return 'empty';
  const { IsXFAPresent, IsAcroFormPresent, IsCollectionPresent } = info as Record<string, unknown>;
  // With fields of the usual kind as well, its pages are what is filled in, unless they ask to wait for Adobe Reader.
  if (IsXFAPresent && (!IsAcroFormPresent || /please wait/i.test(await first.text()))) return 'form';
  return IsCollectionPresent ? 'collection' : undefined;
}

async function readPages(document: PDFDocumentProxy): Promise<PreviewPage[]> {
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => document.getPage(number)));
  return pages.map(toPage);
}

function toPage(page: PDFPageProxy): PreviewPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    async draw(canvas, { pixels, turns, signal }: Drawing) {
      const rotation = (page.rotate + turns * 90) % 360;
      const upright = page.getViewport({ scale: 1, rotation });
      const wide = widestFor(upright.width / upright.height, pixels);
      const viewport = page.getViewport({ scale: wide / upright.width, rotation });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const task = page.render({ canvas, viewport });
      const cancel = () => task.cancel();
      signal.addEventListener('abort', cancel);
      try {
        await task.promise;
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    },
    async text() {
      const { items } = await page.getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .trim();
    },
  };
}
