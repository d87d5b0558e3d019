import { Worker } from 'node:worker_threads';
import { type Inspection, inspectBytes } from './inspect-bytes.ts';

/** An honest file of 10 MB takes a fifth of a second. */
const longestMs = 10_000;

/** Files that one thread reads: to start one takes longer than to read an honest file. */
const filesPerThread = 100;
/** A thread without work gives its memory back. */
const idleMs = 20_000;

let last: Promise<unknown> = Promise.resolve();
/** Waits for the next file. What a file does to its thread ends with that: only one that answered is used again. */
let waiting: { thread: Worker; files: number; idle: NodeJS.Timeout; forget: () => void } | undefined;

/**
 * What a file is found to hold. One file at a time per process, in a thread with limits; what ends the thread early is
 * found `unreadable`. `read` is called when its turn comes, so that waiting files take no memory.
 * @throws what `read` throws, and the signal's reason when it is aborted before its turn.
 */
export function inspectFile(
  fileType: string,
  read: () => Promise<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
): Promise<Inspection> {
  const turn = last.then(async () => {
    signal.throwIfAborted();
    const bytes = await read();
    // Of a picture a few numbers are read: a thread would cost more than that.
    return fileType.startsWith('image/')
      ? inspectBytes(Buffer.from(bytes.buffer), fileType)
      : inThread(bytes, fileType);
  });
  last = turn.catch(() => {});
  return turn;
}

function inThread(bytes: Uint8Array<ArrayBuffer>, fileType: string): Promise<Inspection> {
  const { thread, files } = takeThread();
  thread.postMessage({ bytes, fileType }, [bytes.buffer]);
  return new Promise((resolve) => {
    const end = (found: Inspection, isWell: boolean) => {
      clearTimeout(timer);
      thread.off('message', answer).off('error', giveUp).off('exit', giveUp);
      if (isWell && files + 1 < filesPerThread) keepThread(thread, files + 1);
      else void thread.terminate();
      resolve(found);
    };
    const answer = (found: Inspection) => end(found, true);
    const giveUp = () => end({ findings: ['unreadable'] }, false);
    const timer = setTimeout(giveUp, longestMs);
    thread.on('message', answer).on('error', giveUp).on('exit', giveUp);
  });
}

function takeThread(): { thread: Worker; files: number } {
  const kept = waiting;
  waiting = undefined;
  if (kept) {
    clearTimeout(kept.idle);
    kept.thread.off('exit', kept.forget).off('error', kept.forget);
    kept.thread.ref();
    return kept;
  }
  const thread = new Worker(new URL('./inspection-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    // What a broken file makes a reader complain of belongs into no log of ours.
    stdout: true,
    stderr: true,
    env: {},
  });
  return { thread, files: 0 };
}

function keepThread(thread: Worker, files: number): void {
  const forget = () => {
    if (waiting?.thread === thread) waiting = undefined;
    void thread.terminate();
  };
  // It keeps no program alive, and one that ends while it waits is not handed out.
  thread.unref();
  thread.on('error', forget).on('exit', forget);
  waiting = { thread, files, forget, idle: setTimeout(forget, idleMs).unref() };
}
