import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import parserAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { pdfOptions } from '#features/documents/web/pdf-options.ts';
import { checkFile } from './check-file.ts';
import type { CheckOrder } from './checker.ts';

/** Canvases of a worker, where there is no document. */
class WorkerCanvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    canvas.width = 0;
    canvas.height = 0;
  }
  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  }
}

/** Filters of a page are made of elements of a document; without them, both drawings lack the same. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  addSelectionHCMFilter = () => 'none';
  addSelectionFilter = () => 'none';
  createSelectionStyle = () => null;
  destroy = () => {};
}

const settings = {
  // One for all files: it is not ended with the first.
  worker: PDFWorker.create({ port: new Worker(parserAddress, { type: 'module' }) }),
  ...pdfOptions(),
  // Letters are drawn as paths: a worker has no document to load fonts into.
  disableFontFace: true,
  CanvasFactory: WorkerCanvases,
  FilterFactory: NoFilters,
  verbosity: 0,
};

const toJpeg = (canvas: unknown) =>
  (canvas as OffscreenCanvas).convertToBlob({ type: 'image/jpeg', quality: 0.9 });

self.onmessage = async ({ data }: MessageEvent<CheckOrder>) =>
  self.postMessage(await checkFile(data, { settings, toJpeg }));
