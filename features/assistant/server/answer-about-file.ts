import type { Tx } from '#platform/server/database.ts';
import type { Concept } from '../rules/concepts.ts';
import type { FileLine } from '../rules/read-pdf.ts';
import { type AttachedFile, isPicture } from '../rules/read-pdf.ts';
import { fitPassages } from './fit-passages.ts';
import type { LibraryWords } from './library-words.ts';

/** Lines of a file that are quoted at once. */
const most = 3;

/** The lines of the attached file that have to do with what is asked for, and nothing else of it. */
export async function linesAbout(
  tx: Tx,
  pdf: AttachedFile,
  concepts: readonly Concept[],
): Promise<FileLine[]> {
  const lines = pdf.quotable;
  const found = await fitPassages(
    tx,
    lines.map(({ text }) => ({ head: '', text })),
    concepts,
  );
  return lines
    .map((line, at) => ({ line, held: found[at]?.matches.filter(Boolean).length ?? 0 }))
    .filter(({ held }) => held > 0)
    .sort((one, other) => other.held - one.held)
    .slice(0, most)
    .map(({ line }) => line);
}

/** The lines as marked quotations. */
export function quoteLines(lines: readonly FileLine[], { texts }: LibraryWords): string {
  return [texts.inFile, ...lines.map(({ page, text }) => texts.fileLine(page, text))].join('\n');
}

/** What could not be read of it, or not by us, in sentences; '' when all was. */
export function unreadWords(pdf: AttachedFile, { texts }: LibraryWords): string {
  const { fault, gaps, unread, lookedAt, total, copiedByModel } = pdf;
  const silent = isPicture(pdf) ? texts.picture : texts.unreadPages(unread);
  return [
    ...(fault ? [texts.faults[fault]] : []),
    ...(copiedByModel ? [texts.copied] : []),
    ...(unread.length > 0 ? [silent] : []),
    ...(gaps.includes('pages_left_out') ? [texts.leftOut(lookedAt, total)] : []),
    ...(gaps.includes('text_cut') ? [texts.textCut] : []),
  ].join(' ');
}
