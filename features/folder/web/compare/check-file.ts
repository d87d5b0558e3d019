import { FileNotPut } from '../file-problem.ts';
import { openBook } from '../pdf/book.ts';
import { putPdf, putPicture } from '../pdf/put-file.ts';
import type { CheckOrder, Verdict } from './checker.ts';
import { openDrawing } from './open-drawing.ts';
import { isSame, isSamePicture } from './same-pages.ts';

type Settings = Parameters<typeof openDrawing>[1];

/**
 * Puts a file into a folder of its own, by the same code as into the whole one, and compares each page with what the viewer
 * shows. `settings`: how pages are drawn.
 */
export async function checkFile({ blob, size, picture }: CheckOrder, settings: Settings): Promise<Verdict> {
  try {
    const book = await openBook(size, '');
    const bytes = await bytesOf(picture?.jpeg ?? blob);
    const noName = () => '';
    if (picture) {
      const place = await putPicture(book, bytes, '');
      return await withFolder(book, settings, (folder) =>
        isSamePicture(picture.shown, folder.draw, { place, sheet: book.sheet }),
      );
    }
    const views = await putPdf(book, bytes, noName);
    return await withFolder(book, settings, async (folder) => {
      const source = await openDrawing(await bytesOf(blob), settings);
      try {
        if (source.pages !== views.length) return false;
        return await isSame(source.draw, folder.draw, { views, sheet: book.sheet });
      } finally {
        await source.close();
      }
    });
  } catch (error) {
    return error instanceof FileNotPut ? error.problem : 'not-compared';
  }
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

async function withFolder(
  { pdf }: Awaited<ReturnType<typeof openBook>>,
  settings: Settings,
  compare: (folder: Awaited<ReturnType<typeof openDrawing>>) => Promise<boolean>,
): Promise<Verdict> {
  const folder = await openDrawing(await pdf.save({ objectsPerTick: Number.POSITIVE_INFINITY }), settings);
  try {
    return (await compare(folder)) ? 'same' : 'different';
  } finally {
    await folder.close();
  }
}
