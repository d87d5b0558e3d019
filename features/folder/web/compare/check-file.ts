import { fitOnSheet } from '../../rules.ts';
import { FileNotPut } from '../file-problem.ts';
import { type Book, openBook } from '../pdf/book.ts';
import { putPdf, putPicture } from '../pdf/put-file.ts';
import { seenSize } from '../pdf/visible-box.ts';
import type { Checked, CheckOrder } from './checker.ts';
import { hidesContent } from './hidden-content.ts';
import { type OpenDrawing, openDrawing } from './open-drawing.ts';
import { isSame, isSamePicture, type PutView } from './same-pages.ts';

/** How pages are drawn, and how a drawing becomes a JPG: otherwise in a worker than in tests. */
export interface DrawingTools {
  settings: Parameters<typeof openDrawing>[1];
  toJpeg: (canvas: HTMLCanvasElement) => Promise<Blob>;
}

/**
 * Puts a file into a folder of its own, by the same code as into the whole one, and compares each page with what the viewer
 * shows. Pages that hold what nobody sees are drawn.
 */
export async function checkFile(
  { blob, size, picture }: CheckOrder,
  { settings, toJpeg }: DrawingTools,
): Promise<Checked> {
  try {
    const book = await openBook(size, '');
    if (picture) {
      const place = await putPicture(book, await bytesOf(picture.jpeg), '');
      return await withFolder(book, settings, async ({ draw }) => {
        const same = await isSamePicture(picture.shown, draw, { place, sheet: book.sheet });
        return { verdict: same ? 'same' : 'different' };
      });
    }
    const views = await putPdf(book, await bytesOf(blob), { altOf: () => '' });
    return await withFolder(book, settings, async ({ draw }) => {
      const source = await openDrawing(await bytesOf(blob), settings);
      try {
        const { sheet } = book;
        const isAll = source.document.numPages === views.length;
        if (!(isAll && (await isSame(source.draw, draw, { views, sheet })))) return { verdict: 'different' };
        return { verdict: 'same', drawn: await drawHiding(source, { views, sheet, toJpeg }) };
      } finally {
        await source.close();
      }
    });
  } catch (error) {
    return { verdict: error instanceof FileNotPut ? error.problem : 'not-compared' };
  }
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

async function withFolder(
  { pdf }: Book,
  settings: DrawingTools['settings'],
  compare: (folder: OpenDrawing) => Promise<Checked>,
): Promise<Checked> {
  const folder = await openDrawing(
    await pdf.save({ objectsPerTick: Number.POSITIVE_INFINITY, useObjectStreams: false }),
    settings,
  );
  try {
    return await compare(folder);
  } finally {
    await folder.close();
  }
}

/** Dots per inch of paper: small print is read, and a page is no larger than a scan of it. */
const dots = 200;

interface Hiding {
  views: readonly PutView[];
  sheet: readonly [number, number];
  toJpeg: DrawingTools['toJpeg'];
}

async function drawHiding(source: OpenDrawing, { views, sheet, toJpeg }: Hiding): Promise<Map<number, Blob>> {
  const drawn = new Map<number, Blob>();
  for (const [index, put] of views.entries()) {
    const number = index + 1;
    if (!(await hidesContent(source.document, source.draw, { number, put }))) continue;
    const { scale } = fitOnSheet({ x: 0, y: 0, ...seenSize(put.view) }, sheet);
    drawn.set(index, await toJpeg(await source.canvasOf(number, (scale * dots) / 72)));
  }
  return drawn;
}
