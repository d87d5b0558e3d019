/** Makes spreadsheet programs read UTF-8 as such. */
export const byteOrderMark = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180), with its line end, every cell quoted. A spreadsheet set to another separator, or to
 * no quotes, cuts the line inside our cells: an apostrophe therefore stands before every part of a text, between possible
 * separators and line ends, that a spreadsheet would run as a formula (OWASP, CSV injection). Numbers stay numbers.
 * The first cell is always taken as a text: with ';' as separator a line is one cell, which a minus would make a formula.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell, at) => quoted(typeof cell === 'number' && at > 0 ? String(cell) : disarm(String(cell)))).join(',')}\r\n`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Where some spreadsheet may begin a cell: the separators that they offer, and every kind of line end. */
const separators = /([,;|\t\r\n\v\f\u0085\u2028\u2029])/;

/** What runs; programs skip blanks, invisible characters and stray quotes, and read wide and small signs as plain ones. */
const formula = /^[\p{Z}\p{C}"]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

function disarm(text: string): string {
  const safe = text
    .split(separators)
    .map((part) => (formula.test(part) ? `'${part}` : part))
    .join('');
  // A leading tab or line end is dropped by some programs, with what follows it moved to the cell's beginning.
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe;
}
