import { readTiffPage, tiffPages } from './read-tiff.ts';

/** What the worker answers, page by page; nothing more after null, which stands for a page that cannot be shown. */
export type TiffAnswer = { page: ReturnType<typeof readTiffPage>; count: number } | null;

let bytes: ArrayBuffer;
let left: ReturnType<typeof tiffPages> = [];
let count = 0;

/** Receives the bytes of a TIFF file, and then anything for each further page: a page is large, so one is held at a time. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const answer = (page: TiffAnswer, moved: Transferable[] = []) => postMessage(page, { transfer: moved });
  try {
    if (data instanceof ArrayBuffer) {
      bytes = data;
      left = tiffPages(bytes);
      count = left.length;
    }
    const next = left.shift();
    if (!next) return answer(null);
    const page = readTiffPage(bytes, next);
    answer({ page, count }, [page.rgba.buffer]);
  } catch {
    answer(null);
  }
});
