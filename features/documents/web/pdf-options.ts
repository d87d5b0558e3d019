import { version } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Where `vite.config.ts` copies the library's fonts, its tables of letters and its image decoders. */
const parts = `/assets/pdf-${version}`;

/** How the reader of PDFs is to read: the same wherever pages are drawn, so that they can be compared. */
export const pdfOptions = () => ({
  standardFontDataUrl: `${parts}/fonts/`,
  cMapUrl: `${parts}/letters/`,
  cMapPacked: true,
  wasmUrl: `${parts}/decoders/`,
  // Our content policy forbids WebAssembly; the same decoders exist as plain scripts.
  useWasm: false,
  useSystemFonts: false,
  useWorkerFetch: true,
});
