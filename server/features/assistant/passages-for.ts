import type { LibraryAnswer } from '#domain/rules/assistant/answer.ts';
import type { Passage } from '#domain/rules/assistant/check-statement.ts';
import type { ReadPdf } from '#domain/rules/assistant/read-pdf.ts';
import type { Tx } from '../../platform/database.ts';

/** What the model may answer from: the passages that the library found, and the pages of the file. */
export async function passagesFor(
  _tx: Tx,
  { pdf, library }: { question: string; pdf: ReadPdf | undefined; library: LibraryAnswer },
): Promise<Passage[]> {
  const [source] = library.sources;
  const ours: Passage[] = source
    ? [{ id: 'L1', text: library.response, source: { ...source }, ours: true }]
    : [];
  const pages = (pdf?.pages ?? []).map(
    ({ number, text }): Passage => ({
      id: `P${number}`,
      text,
      source: { title: 'Your file', source: 'Your file', date: null, page: number },
      ours: false,
    }),
  );
  return [...ours, ...pages];
}
