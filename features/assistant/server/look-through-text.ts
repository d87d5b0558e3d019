import { Worker } from 'node:worker_threads';
import type { TextFindings } from '../rules/find-in-text.ts';
import type { PdfPage } from '../rules/read-pdf.ts';

/** The longest text, 300,000 characters, takes a tenth of it. */
const longestMs = 5_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * What questions may use of a stranger's text, found in a thread of its own; undefined for a text that takes too long or
 * too much memory. One text at a time per process, so that many of them leave room for everybody else.
 */
export function lookThroughText(pages: readonly PdfPage[]): Promise<TextFindings | undefined> {
  const turn = last.then(() => inThread(pages));
  last = turn;
  return turn;
}

function inThread(pages: readonly PdfPage[]): Promise<TextFindings | undefined> {
  const thread = new Worker(new URL('./text-thread.ts', import.meta.url), {
    workerData: pages,
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    env: {},
  });
  return new Promise((resolve) => {
    const end = (found?: TextFindings) => {
      clearTimeout(timer);
      void thread.terminate();
      resolve(found);
    };
    const timer = setTimeout(end, longestMs);
    thread.on('message', end);
    thread.on('error', () => end());
    thread.on('exit', () => end());
  });
}
