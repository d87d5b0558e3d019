import { Worker } from 'node:worker_threads';
import { type Inspection, inspectBytes } from './inspect-bytes.ts';

/** A normal file of 10 MB takes 200 ms. */
const timeoutMs = 10_000;

/** Files that one thread reads: starting a thread takes longer than reading a normal file. */
const filesPerThread = 100;
/** After this an idle thread is ended to free its memory. */
const idleMs = 20_000;

declare module '#platform/server/platform.ts' {
  interface Rooms {
    inspector: Inspector;
  }
}

interface Inspector {
  /**
   * Inspects a file: one at a time, in a thread with limits; what ends the thread early is `unreadable`. `read` is called
   * when the file's turn comes, so that waiting files take no memory.
   * @throws what `read` throws, and the signal's reason when it is aborted before the file's turn.
   */
  inspect(
    fileType: string,
    read: () => Promise<Uint8Array<ArrayBuffer>>,
    signal: AbortSignal,
  ): Promise<Inspection>;
  /** Ends the idle thread. */
  close(): void;
}

export function openInspector(): Inspector {
  let last: Promise<unknown> = Promise.resolve();
  /** The idle thread; one that failed on a file is never reused. */
  let idle: { thread: Worker; files: number; timer: NodeJS.Timeout; end: () => void } | undefined;

  return {
    inspect(fileType, read, signal) {
      const inspection = last.then(async () => {
        signal.throwIfAborted();
        const bytes = await read();
        // A picture takes only a few reads: a thread would cost more.
        return fileType.startsWith('image/')
          ? inspectBytes(Buffer.from(bytes.buffer), fileType)
          : inThread(bytes, fileType);
      });
      last = inspection.catch(() => {});
      return inspection;
    },
    close: () => idle?.end(),
  };

  function inThread(bytes: Uint8Array<ArrayBuffer>, fileType: string): Promise<Inspection> {
    const { thread, files } = takeThread();
    thread.postMessage({ bytes, fileType }, [bytes.buffer]);
    return new Promise((resolve) => {
      const finish = (found: Inspection, canReuse: boolean) => {
        clearTimeout(timer);
        thread.off('message', succeed).off('error', fail).off('exit', fail);
        if (canReuse && files + 1 < filesPerThread) keepThread(thread, files + 1);
        else void thread.terminate();
        resolve(found);
      };
      const succeed = (found: Inspection) => finish(found, true);
      const fail = () => finish({ findings: ['unreadable'] }, false);
      const timer = setTimeout(fail, timeoutMs);
      thread.on('message', succeed).on('error', fail).on('exit', fail);
    });
  }

  function takeThread(): { thread: Worker; files: number } {
    const reused = idle;
    idle = undefined;
    if (reused) {
      clearTimeout(reused.timer);
      reused.thread.off('exit', reused.end).off('error', reused.end);
      reused.thread.ref();
      return reused;
    }
    const thread = new Worker(new URL('./inspection-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      // Keeps what a parser prints about a broken file out of our log.
      stdout: true,
      stderr: true,
      env: {},
    });
    return { thread, files: 0 };
  }

  function keepThread(thread: Worker, files: number): void {
    const end = () => {
      if (idle?.thread === thread) idle = undefined;
      void thread.terminate();
    };
    // It does not keep the process alive, and one that ends while idle is not reused.
    thread.unref();
    thread.on('error', end).on('exit', end);
    idle = { thread, files, end, timer: setTimeout(end, idleMs).unref() };
  }
}
