import { withoutAddresses } from './fence-pdf.ts';
import { findIncome } from './income/find-income.ts';
import { quotableLines } from './lines-of-file.ts';
import type { AttachedFile, PdfPage } from './read-pdf.ts';

/** Characters of a file that go to a model. */
const longestForModel = 60_000;
/** Lines that are kept to be quoted: each is searched for each question. A year of statements has a few hundred. */
const mostLines = 1_000;

/** What questions may use of a text. */
export interface TextFindings extends Pick<AttachedFile, 'forModel' | 'quotable' | 'income'> {
  /** There were more lines than are kept. */
  cut: boolean;
}

/** Looks through the text of a stranger's file. Call it in a thread with limits: a text of 300,000 characters takes a while. */
export function findInText(pages: readonly PdfPage[]): TextFindings {
  let left = longestForModel;
  const forModel = pages.flatMap(({ number, text }) => {
    const begin = withoutAddresses(text.slice(0, left)).slice(0, left);
    left -= begin.length;
    return begin === '' ? [] : [{ number, text: begin }];
  });
  const quotable = quotableLines(pages);
  const income = findIncome(pages);
  return {
    forModel,
    quotable: quotable.slice(0, mostLines),
    income: income.slice(0, mostLines),
    cut: Math.max(quotable.length, income.length) > mostLines,
  };
}
