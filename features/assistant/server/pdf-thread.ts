import { parentPort, workerData } from 'node:worker_threads';
import type { getDocumentProxy } from 'unpdf';
import { heavyExit, limitBuffers } from '#platform/server/limit-buffers.ts';
import { pdfLimits } from '../rules/pdf.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A wider gap, in heights of the letters, parts columns. */
const columnGap = 1.5;

const wordGap = 0.15;

/** A control character, or one that shows nothing and can hide a text in a text. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/**
 * The text of a page as a person sees its lines: from the top, from the left. Statements are often written column by
 * column; a date, what was paid and the amount have to come together again. At most `most` characters.
 */
export async function linesOf(page: Page, most: number): Promise<{ text: string; cut: boolean }> {
  const pieces: Piece[] = [];
  let left = most;
  const reader = page.streamTextContent({ disableNormalization: false }).getReader();
  for (let part = await reader.read(); !part.done && left > 0; part = await reader.read()) {
    for (const item of part.value.items as {
      str?: string;
      transform: number[];
      width: number;
      height: number;
    }[]) {
      const text = (item.str ?? '').replaceAll(unseen, '').slice(0, Math.max(left, 0));
      if (text.trim() === '') continue;
      left -= text.length + 1;
      const [, , , scale = 0, x = 0, y = 0] = item.transform;
      pieces.push({ text, x, y, width: item.width, height: item.height || Math.abs(scale) || 1 });
    }
  }
  if (left <= 0) void reader.cancel(new Error('enough')).catch(() => {});
  return { text: joined(pieces).slice(0, most), cut: left <= 0 };
}

function joined(pieces: Piece[]): string {
  const lines: Piece[][] = [];
  // Stable: what has the same height keeps its order until it is put in order from the left.
  for (const piece of pieces.sort((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && first.y - piece.y < Math.min(first.height, piece.height) * 0.5) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => joinedLine(line.sort((one, other) => one.x - other.x))).join('\n');
}

function joinedLine(line: Piece[]): string {
  let text = '';
  let end: number | undefined;
  for (const piece of line) {
    const gap = end === undefined ? 0 : (piece.x - end) / piece.height;
    text += (gap > columnGap ? '  ' : gap > wordGap ? ' ' : '') + piece.text;
    end = piece.x + piece.width;
  }
  return text.replaceAll(/ {3,}/g, '  ').trim();
}

/** What the thread tells while it reads. */
export type PdfNews =
  | { news: 'opened'; total: number }
  | { news: 'page'; number: number; text: string; cut: boolean }
  | { news: 'unreadable'; number: number }
  | { news: 'failed'; fault: 'encrypted' | 'broken' }
  | { news: 'done'; cut: boolean };

// A thread of its own for each file: whatever the file does to it ends with it. It has no way out: nothing is fetched.
globalThis.fetch = () => Promise.reject(new Error('a file asks for nothing'));

limitBuffers(() => process.exit(heavyExit));

const tell = (news: PdfNews) => parentPort?.postMessage(news);

await read(workerData as Uint8Array);

async function read(bytes: Uint8Array): Promise<void> {
  const { getDocumentProxy } = await import('unpdf');
  const file = await getDocumentProxy(bytes, {
    // Nothing but text is wanted: no pictures, no forms, no fonts to draw with.
    verbosity: 0,
    enableXfa: false,
    maxImageSize: 0,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
  }).catch((error: unknown) => {
    const locked = error instanceof Error && error.name === 'PasswordException';
    tell({ news: 'failed', fault: locked ? 'encrypted' : 'broken' });
  });
  if (!file) return;
  const total = file.numPages;
  tell({ news: 'opened', total });
  let left: number = pdfLimits.characters;
  for (let number = 1; number <= Math.min(total, pdfLimits.pages); number += 1) {
    if (left <= 0) return tell({ news: 'done', cut: true });
    try {
      const page = await file.getPage(number);
      const { text, cut } = await linesOf(page, Math.min(left, pdfLimits.pageCharacters));
      left -= text.length;
      tell({ news: 'page', number, text, cut });
      page.cleanup();
    } catch {
      tell({ news: 'unreadable', number });
    }
  }
  tell({ news: 'done', cut: false });
}
