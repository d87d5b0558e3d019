import type { TiffPage } from './read-tiff.ts';
import type { TiffAnswer } from './tiff-worker.ts';

/** For a page. A sound one takes seconds; a crafted file could go in circles. */
const patienceMs = 60_000;

/**
 * Decodes the pages of a TIFF file in a worker, so that the screen stays responsive. `use` is called for one page after the
 * other, with how many there are. Rejects when one of them cannot be shown: a scan must not lose pages.
 */
export async function decodeTiff(
  file: Blob,
  use: (page: TiffPage, count: number) => Promise<void>,
): Promise<void> {
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./tiff-worker.ts', import.meta.url));
  try {
    for (let done = 0, count = 1; done < count; done += 1) {
      const answer = await ask(worker, done === 0 ? bytes : 'next');
      if (!answer) throw new Error('a page cannot be shown');
      count = answer.count;
      await use(answer.page, count);
    }
  } finally {
    worker.terminate();
  }
}

function ask(worker: Worker, message: ArrayBuffer | 'next'): Promise<TiffAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('it takes too long')), patienceMs);
    worker.onmessage = ({ data }: MessageEvent<TiffAnswer>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = () => {
      clearTimeout(timer);
      reject(new Error('the decoder did not start'));
    };
    worker.postMessage(message, message === 'next' ? [] : [message]);
  });
}
