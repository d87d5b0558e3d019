import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * Has the file's tests draw with the reader of our package: others bring readers of their own, and the last one that was
 * loaded in a process is known to all of them.
 */
export function drawsPages(): void {
  const shared = globalThis as { pdfjsWorker?: unknown };
  let before: unknown;
  beforeAll(async () => {
    before = shared.pdfjsWorker;
    shared.pdfjsWorker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string);
  });
  afterAll(() => {
    shared.pdfjsWorker = before;
  });
}

/** How tests open a PDF to draw its pages: as the worker of the folder does, with fonts and tables of letters from the disk. */
export const drawingSettings = {
  standardFontDataUrl: `${library}/standard_fonts/`,
  cMapUrl: `${library}/cmaps/`,
  cMapPacked: true,
  useSystemFonts: false,
  useWasm: false,
  disableFontFace: true,
  verbosity: 0,
};

/** As the worker has its browser do it. */
export const toJpeg = async (canvas: unknown): Promise<Blob> =>
  new Blob([(canvas as { toBuffer: (type: string) => Buffer<ArrayBuffer> }).toBuffer('image/jpeg')]);
