import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Drawing, DrawPage } from './same-pages.ts';

type Settings = NonNullable<Parameters<typeof getDocument>[0]>;

/** The library's types leave it open: canvases of a document, of a worker, or of Node. */
interface Canvases {
  create(width: number, height: number): { canvas: HTMLCanvasElement };
}

interface OpenDrawing {
  pages: number;
  draw: DrawPage;
  close: () => Promise<void>;
}

/** Opens a PDF with the program that the viewer uses, to draw its pages small. Throws for one that it cannot open. */
export async function openDrawing(data: Uint8Array, settings: Settings): Promise<OpenDrawing> {
  const loading = getDocument({ ...settings, data });
  try {
    const document = await loading.promise;
    const canvases = document.canvasFactory as Canvases;
    return {
      pages: document.numPages,
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
      close: () => loading.destroy(),
    };
  } catch (cause) {
    await loading.destroy();
    throw cause;
  }
}
