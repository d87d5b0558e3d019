import type { Tx } from '#platform/server/database.ts';
import type { LibraryAnswer } from '../rules/answer.ts';
import type { Passage } from '../rules/check-statement.ts';
import type { AttachedFile } from '../rules/read-pdf.ts';
import { assistantTexts } from '../texts/assistant.ts';
import { libraryPassages } from './library-passages.ts';

/**
 * What the model may answer from: the passages that the library answers from, and the pages of the file. What the library
 * made of the file is left out: it may quote it, and the file is nobody's word.
 */
export async function passagesFor(
  tx: Tx,
  { pdf, library }: { pdf: AttachedFile | undefined; library: LibraryAnswer },
): Promise<Passage[]> {
  const all = await libraryPassages(tx, new Date().toISOString().slice(0, 10));
  const answersFrom = ({ title, source }: LibraryAnswer['sources'][number]) =>
    library.sources.some((one) => one.title === title && one.source === source);
  const ours = all
    .filter(({ source }) => answersFrom(source))
    .map(({ text, source }, at): Passage => ({ id: `L${at + 1}`, text, source, ours: true }));
  const { yours } = assistantTexts.file;
  const pages = (pdf?.forModel ?? []).map(({ number, text }): Passage => {
    const source = { title: yours, source: yours, date: null, page: number };
    return { id: `P${number}`, text, source, ours: false };
  });
  return [...ours, ...pages];
}
