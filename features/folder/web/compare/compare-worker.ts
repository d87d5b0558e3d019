import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import parserAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { pdfOptions } from '#features/documents/web/pdf-options.ts';
import type { CompareAnswer, CompareOrder } from './compare-folder.ts';
import { openDrawing } from './open-drawing.ts';
import { isSame } from './same-pages.ts';

GlobalWorkerOptions.workerPort = new Worker(parserAddress, { type: 'module' });

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

const how = {
  ...pdfOptions(),
  // Letters are drawn as paths: a worker has no document to load fonts into.
  disableFontFace: true,
  CanvasFactory: WorkerCanvases,
  FilterFactory: NoFilters,
  verbosity: 0,
};

let folder: ReturnType<typeof openDrawing> | undefined;

self.onmessage = async ({ data: order }: MessageEvent<CompareOrder>) => {
  if ('folder' in order) {
    folder = openDrawing(order.folder, how);
    // Awaited by the first comparison, which tells of an error.
    folder.catch(() => {});
    return;
  }
  self.postMessage(await answer(order));
};

async function answer({
  blob,
  first,
  views,
  sheet,
}: Exclude<CompareOrder, { folder: unknown }>): Promise<CompareAnswer> {
  const whole = await folder?.catch(() => undefined);
  if (!whole) return 'not-compared';
  try {
    const source = await openDrawing(new Uint8Array(await blob.arrayBuffer()), how);
    try {
      if (source.pages !== views.length) return 'different';
      return (await isSame(source.draw, whole.draw, { first, views, sheet })) ? 'same' : 'different';
    } finally {
      await source.close();
    }
  } catch {
    return 'not-compared';
  }
}
