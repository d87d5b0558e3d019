import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileCells } from '#tests/support/hostile-cells.ts';
import { csvLine } from './csv.ts';

test('writes cells as spreadsheets expect them', () => {
  expect(csvLine(['Ruth Abernathy', 'a "b"', 'one, two', 'one\ntwo', 12])).toBe(
    'Ruth Abernathy,"a ""b""","one, two","one\ntwo",12\r\n',
  );
});

test('disarms what a spreadsheet would run', () => {
  expect(csvLine(['=1+1'])).toBe("'=1+1\r\n");
  expect(csvLine(['  @SUM(A1)'])).toBe("'  @SUM(A1)\r\n");
  expect(csvLine(['-2+3', '+1 617 555 0148'])).toBe("'-2+3,'+1 617 555 0148\r\n");
  expect(csvLine(['\t=1'])).toBe("'\t=1\r\n");
  expect(csvLine(['＝1+1'])).toBe("'＝1+1\r\n");
  expect(csvLine(['=HYPERLINK("http://x","y")'])).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n');
});

/** Reads one line back, as RFC 4180 says. */
function read(line: string): string[] {
  const cells: string[] = [];
  for (const match of line.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n)/g))
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
  return cells;
}

test('any text comes back whole, at most with an apostrophe before it, and never as a formula', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\r', '\n', '\t', ' ', 'a', "'"),
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), nasty), { minLength: 1, maxLength: 6 }), (cells) => {
      const back = read(csvLine(cells));
      expect(back).toHaveLength(cells.length);
      back.forEach((cell, index) => {
        expect([cells[index], `'${cells[index]}`]).toContain(cell);
        expect(cell.trimStart()).not.toMatch(/^[=+\-@]/);
      });
    }),
    { numRuns: 2000 },
  );
});

test('ten thousand hostile texts are cells of one column each, and none is a formula', () => {
  const texts = hostileCells();
  expect(new Set(texts).size).toBe(10_000);
  const formula = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]/;
  const wrong = texts.filter((text) => {
    const cells = read(csvLine([text, 'next']));
    const [cell = '', next] = cells;
    const kept = cell === text || cell === `'${text}`;
    return cells.length !== 2 || next !== 'next' || !kept || formula.test(cell) || /^[\t\r\n]/.test(cell);
  });
  expect(wrong).toEqual([]);
});
