/** Makes spreadsheet programs read UTF-8 as such. */
export const byteOrderMark = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180), with its line end. A cell that a spreadsheet would run as a formula is
 * prefixed with an apostrophe: it shows as text there (OWASP, CSV injection). Numbers are written as they are.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = startsFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Programs skip blanks, and read full-width signs as their narrow twins. */
function startsFormula(value: string): boolean {
  return /^[\s\u200B\uFEFF\0]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value);
}
