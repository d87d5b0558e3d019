/** How a spreadsheet is set to open a file of text. */
export interface SpreadsheetSetting {
  separator: ',' | ';' | '\t';
  /** A quote at the beginning of a cell holds it together, separators and line ends included. */
  quotes: boolean;
}

/** The three separators that spreadsheets open CSV files with by region, each with quotes honoured and not. */
export const spreadsheetSettings: SpreadsheetSetting[] = ([',', ';', '\t'] as const).flatMap((separator) =>
  [true, false].map((quotes) => ({ separator, quotes })),
);

/**
 * Returns the rows of cells that a spreadsheet makes of `text`. As Excel and LibreOffice do, it takes what follows a
 * closing quote as it is until the next separator, and any of CR, LF and CRLF as the end of a row.
 */
export function cellsOfText(text: string, { separator, quotes }: SpreadsheetSetting): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let begins = true;
  for (; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (begins && quotes && letter === '"') {
      const end = closingQuote(text, at);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end;
      begins = false;
    } else if (letter === separator) {
      row.push(cell);
      cell = '';
      begins = true;
    } else if (letter === '\r' || letter === '\n') {
      if (letter === '\r' && text.charAt(at + 1) === '\n') at += 1;
      rows.push([...row, cell]);
      row = [];
      cell = '';
      begins = true;
    } else {
      cell += letter;
      begins = false;
    }
  }
  if (cell || row.length > 0) rows.push([...row, cell]);
  return rows;
}

/** The cells of a file of ours as RFC 4180 has it. */
export const csvCells = (text: string): string[][] => cellsOfText(text, { separator: ',', quotes: true });

/** Where the quote that opens at `start` closes: the next one that is not doubled, or the end of the text. */
function closingQuote(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    if (text.charAt(at) !== '"') at += 1;
    else if (text.charAt(at + 1) === '"') at += 2;
    else return at;
  }
  return at;
}

/** Whether some program would run the cell: blanks, invisible characters and stray quotes before the sign are skipped. */
export const isFormula = (cell: string): boolean => /^[\s\p{Z}\p{C}"]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u.test(cell);

/** The rows of a file of ours, each as its cells joined by commas: for tests that look for a few of them. */
export const csvLines = (text: string): string[] => csvCells(text).map((cells) => cells.join(','));
