import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const fonts = `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/standard_fonts/`;

/** How tests open a PDF to draw its pages: as the worker of the folder does, with fonts from the disk. */
export const drawingSettings = {
  standardFontDataUrl: fonts,
  useSystemFonts: false,
  useWasm: false,
  disableFontFace: true,
  verbosity: 0,
};
