import type { HeicAnswer } from './heic-worker.ts';

/** Decodes a HEIC picture in a worker, so that the page stays responsive. Rejects when it cannot be decoded. */
export function decodeHeic(bytes: ArrayBuffer): Promise<ImageData> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url));
  return new Promise<ImageData>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => {
      if (!data) return reject(new Error('not a picture'));
      const { pixels, width, height, colorSpace } = data;
      resolve(new ImageData(pixels, width, height, { colorSpace }));
    };
    worker.onerror = () => reject(new Error('the decoder did not start'));
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
}
