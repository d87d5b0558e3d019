/** Makes spreadsheet programs read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180) with its line end, every cell quoted. A spreadsheet with another separator, or without
 * quotes, cuts our cells: so an apostrophe precedes every part of a text that could run as a formula (OWASP, CSV
 * injection). Numbers stay numbers, except in the first cell: with ';' as separator a whole line is one cell.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell, at) => quoted(typeof cell === 'number' && at > 0 ? String(cell) : disarm(String(cell)))).join(',')}\r\n`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Where a spreadsheet may begin a cell: the separators that they offer, and every kind of line end. */
const separators = /([,;|\t\r\n\v\f\u0085\u2028\u2029])/;

/** A formula: programs skip blanks, invisible characters and quotes, and accept wide and small signs. */
const formula = /^[\p{Z}\p{C}"]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

function disarm(text: string): string {
  const safe = text
    .split(separators)
    .map((part) => (formula.test(part) ? `'${part}` : part))
    .join('');
  // Some programs drop a leading tab or line end, and what follows becomes the cell's beginning.
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe;
}
