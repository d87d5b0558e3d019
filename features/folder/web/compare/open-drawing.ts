import { AnnotationMode, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Drawing, DrawPage } from './same-pages.ts';

type Settings = NonNullable<Parameters<typeof getDocument>[0]>;

/** The library's types leave it open: canvases of a document, of a worker, or of Node. */
interface Canvases {
  create(width: number, height: number): { canvas: HTMLCanvasElement };
}

export interface OpenDrawing {
  document: PDFDocumentProxy;
  draw: DrawPage;
  /** A page without its fields and stamps, as large as it is asked for. */
  canvasOf: (page: number, scale: number) => Promise<HTMLCanvasElement>;
  close: () => Promise<void>;
}

/** Opens a PDF with the program that the viewer uses, to draw its pages small. Throws for one that it cannot open. */
export async function openDrawing(data: Uint8Array, settings: Settings): Promise<OpenDrawing> {
  const loading = getDocument({ ...settings, data });
  try {
    const document = await loading.promise;
    const canvases = document.canvasFactory as Canvases;
    return {
      document,
      async draw(number, { scale, x, y, width, height }) {
        const page = await document.getPage(number);
        const { canvas } = canvases.create(width, height);
        const viewport = page.getViewport({ scale, offsetX: x, offsetY: y });
        await page.render({ canvas, viewport }).promise;
        page.cleanup();
        const drawn: Drawing | undefined = canvas.getContext('2d')?.getImageData(0, 0, width, height);
        if (!drawn) throw new Error('nothing was drawn');
        return drawn;
      },
      async canvasOf(number, scale) {
        const page = await document.getPage(number);
        const viewport = page.getViewport({ scale });
        const { canvas } = canvases.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
        await page.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE }).promise;
        page.cleanup();
        return canvas;
      },
      close: () => loading.destroy(),
    };
  } catch (cause) {
    await loading.destroy();
    throw cause;
  }
}
