import type { PaperSize } from '../../rules.ts';
import type { FileProblem } from '../file-problem.ts';
import type { PaperPicture } from '../paper-picture.ts';
import workerAddress from './check-worker.ts?worker&url';

/** A file as it would be put into a folder. `picture` where it is no PDF. */
export interface CheckOrder {
  blob: Blob;
  size: PaperSize;
  picture?: PaperPicture;
}

/**
 * Whether a file is in the folder as the viewer shows it, or why it is not put in. `not-compared`: the program that draws
 * could not, or took too long.
 */
export type Verdict = 'same' | 'not-compared' | FileProblem;

export interface Checked {
  verdict: Verdict;
  /** Pages that hold what nobody sees, by their index: JPGs of what is seen. */
  drawn?: ReadonlyMap<number, Blob>;
}

/** Whether a file has a page in its place that says to print it by itself. */
export const isProblem = (verdict: Verdict | undefined): verdict is FileProblem =>
  verdict !== undefined && verdict !== 'same' && verdict !== 'not-compared';

/** A file that takes longer has a page that no small drawing is worth: it is not compared, and the person is told. */
const longest = 60_000;

/** Checks one file after another in a worker, in the order in which it is asked. `signal` ends it. */
export function openChecker(signal: AbortSignal): (order: CheckOrder) => Promise<Checked> {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const end = () => {
    worker?.terminate();
    worker = undefined;
  };
  signal.addEventListener('abort', end);
  async function check(order: CheckOrder): Promise<Checked> {
    signal.throwIfAborted();
    // A browser that cannot draw in workers compares none.
    if (typeof OffscreenCanvas === 'undefined') return { verdict: 'not-compared' };
    worker ??= new Worker(workerAddress, { type: 'module' });
    const checked = await ask(worker, order, signal);
    if (checked) return checked;
    end();
    return { verdict: 'not-compared' };
  }
  return (order) => {
    const checked = last.then(() => check(order));
    last = checked.catch(() => {});
    return checked;
  };
}

/** Undefined when the worker is of no use any more. Rejects with the signal's reason. */
function ask(worker: Worker, order: CheckOrder, signal: AbortSignal): Promise<Checked | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Checked | undefined>();
  const over = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
  const onOver = () => (signal.aborted ? reject(signal.reason) : resolve(undefined));
  over.addEventListener('abort', onOver);
  worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data as Checked);
  // The code did not come, or this browser has no worker of this kind.
  worker.onerror = (event) => {
    event.preventDefault();
    resolve(undefined);
  };
  worker.postMessage(order);
  return promise.finally(() => over.removeEventListener('abort', onOver));
}
