import { Worker } from 'node:worker_threads';
import { kindOfBeginning } from '#features/documents/rules/file-kind.ts';
import { heavyExit } from '#platform/server/limit-buffers.ts';
import type { TextFindings } from '../rules/file-text.ts';
import { type PdfFault, type PdfPage, pdfLimits, type ReadPdf } from '../rules/pdf.ts';
import type { PdfNews } from './pdf-thread.ts';

/** A person waits for it; an ordinary letter takes half a second. */
const longestMs = 10_000;

/** Who comes when so many wait already is asked to come back. */
const longestQueue = 4;

declare module '#platform/server/platform.ts' {
  interface Rooms {
    fileReader: FileReader;
  }
}

interface FileReader {
  /**
   * The text of a PDF by pages, and what could not be read of it. Never throws: a file that will not do comes back with
   * its `fault`. One file at a time, in a thread that ends with it, whatever the file holds.
   */
  readPdf(bytes: Uint8Array): Promise<ReadPdf>;
  /**
   * What questions may use of a stranger's text, found in a thread of its own; undefined for a text that takes too long or
   * too much memory. One text at a time, so that many of them leave room for everybody else.
   */
  lookThroughText(pages: readonly PdfPage[]): Promise<TextFindings | undefined>;
}

export function openFileReader(): FileReader {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let lastLook: Promise<unknown> = Promise.resolve();
  return {
    async readPdf(bytes) {
      if (kindOfBeginning(bytes) !== 'pdf') return nothing('not_pdf');
      if (waiting > longestQueue) return nothing('busy');
      waiting += 1;
      const turn = last
        .then(() => inThread(bytes))
        .finally(() => {
          waiting -= 1;
        });
      last = turn.catch(() => {});
      return turn;
    },
    lookThroughText(pages) {
      const turn = lastLook.then(() => lookInThread(pages));
      lastLook = turn;
      return turn;
    },
  };
}

const nothing = (fault: PdfFault): ReadPdf => ({
  pages: [],
  total: 0,
  unread: [],
  lookedAt: 0,
  fault,
  gaps: [],
});

function inThread(bytes: Uint8Array): Promise<ReadPdf> {
  // A copy: the caller's bytes stay the caller's.
  const copy = Uint8Array.from(bytes);
  const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: copy,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    // What a broken file makes the reader complain of belongs into no log of ours.
    stdout: true,
    stderr: true,
    env: {},
  });
  const read = nothing('broken');
  let finished = false;
  let cut = false;
  return new Promise((resolve) => {
    const end = (fault: PdfFault | null) => {
      if (finished) return;
      finished = true;
      clearTimeout(timer);
      void thread.terminate();
      resolve({ ...read, fault, gaps: gapsOf(read, cut) });
    };
    const timer = setTimeout(() => end('too_slow'), longestMs);
    thread.on('message', (news: PdfNews) => {
      if (news.news === 'failed') end(news.fault);
      if (news.news === 'opened') read.total = news.total;
      if (news.news === 'page' || news.news === 'unreadable') note(read, news);
      if (news.news === 'page' && news.cut) cut = true;
      if (news.news === 'done') {
        cut ||= news.cut;
        end(null);
      }
    });
    thread.on('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_heavy' : 'broken'),
    );
    thread.on('exit', (code) => end(code === heavyExit ? 'too_heavy' : 'broken'));
  });
}

function note(read: ReadPdf, news: Extract<PdfNews, { number: number }>): void {
  read.lookedAt = news.number;
  if (news.news === 'page' && news.text !== '') read.pages.push({ number: news.number, text: news.text });
  else read.unread.push(news.number);
}

function gapsOf(read: ReadPdf, cut: boolean): ReadPdf['gaps'] {
  return [
    ...(read.unread.length > 0 ? (['pages_without_text'] as const) : []),
    ...(read.total > Math.min(read.lookedAt, pdfLimits.pages) && read.lookedAt > 0
      ? (['pages_left_out'] as const)
      : []),
    ...(cut ? (['text_cut'] as const) : []),
  ];
}

/** The longest text, 300,000 characters, takes a tenth of it. */
const longestLookMs = 5_000;

function lookInThread(pages: readonly PdfPage[]): Promise<TextFindings | undefined> {
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
    const timer = setTimeout(end, longestLookMs);
    thread.on('message', end);
    thread.on('error', () => end());
    thread.on('exit', () => end());
  });
}
