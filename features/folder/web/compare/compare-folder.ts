import type { FolderFile, PutFile } from '../make-folder.ts';

/** The folder first, once; then its files, each answered by itself. */
export type CompareOrder =
  | { folder: Uint8Array<ArrayBuffer> }
  | (Omit<PutFile, 'file'> & { sheet: readonly [number, number] });

/** `not-compared`: the program that draws could not. */
export type CompareAnswer = 'same' | 'different' | 'not-compared';

interface Compared {
  different: FolderFile[];
  notCompared: FolderFile[];
}

/** A file that takes longer has a page that no small drawing is worth: it is not compared, and the person is told. */
const longest = 60_000;

/**
 * Draws every page of the papers as the viewer draws it, and as the folder has it, in a worker, and says which differ.
 * A browser that cannot draw in workers compares none, and says so.
 */
export async function compareFolder(
  {
    bytes,
    put,
    sheet,
  }: { bytes: Uint8Array<ArrayBuffer>; put: readonly PutFile[]; sheet: readonly [number, number] },
  { onFile, signal }: { onFile: (number: number) => void; signal: AbortSignal },
): Promise<Compared> {
  const compared: Compared = { different: [], notCompared: [] };
  if (put.length === 0) return compared;
  let worker = openWorker(bytes);
  const stop = () => worker?.terminate();
  signal.addEventListener('abort', stop);
  try {
    for (const [index, { file, ...rest }] of put.entries()) {
      signal.throwIfAborted();
      onFile(index + 1);
      const answer = worker ? await ask(worker, { ...rest, sheet }, signal) : 'not-compared';
      if (answer === 'different') compared.different.push(file);
      if (answer === 'not-compared') compared.notCompared.push(file);
      if (answer === 'stuck') {
        compared.notCompared.push(file);
        worker?.terminate();
        worker = openWorker(bytes);
      }
    }
    return compared;
  } finally {
    signal.removeEventListener('abort', stop);
    worker?.terminate();
  }
}

function openWorker(folder: Uint8Array<ArrayBuffer>): Worker | undefined {
  if (typeof OffscreenCanvas === 'undefined') return;
  const worker = new Worker(new URL('./compare-worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ folder } satisfies CompareOrder);
  return worker;
}

function ask(worker: Worker, order: CompareOrder, signal: AbortSignal): Promise<CompareAnswer | 'stuck'> {
  return new Promise((done, fail) => {
    const over = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
    over.addEventListener('abort', () => (signal.aborted ? fail(signal.reason) : done('stuck')), {
      once: true,
    });
    worker.onmessage = ({ data }: MessageEvent<unknown>) => done(data as CompareAnswer);
    // The code did not come, or this browser has no worker of this kind.
    worker.onerror = (event) => {
      event.preventDefault();
      done('not-compared');
    };
    worker.postMessage(order);
  });
}
