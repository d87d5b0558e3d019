import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileCells } from '#tests/support/hostile-cells.ts';
import { cellsOfText, csvCells, isFormula, spreadsheetSettings } from '#tests/support/spreadsheet-cells.ts';
import { csvLine } from './csv.ts';

test('writes cells as spreadsheets expect them, each in quotes', () => {
  expect(csvLine(['Ruth Abernathy', 'a "b"', 'one, two', 'one\ntwo', 12])).toBe(
    '"Ruth Abernathy","a ""b""","one, two","one\ntwo","12"\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['  @SUM(A1)', "'  @SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['+1 617 555 0148', "'+1 617 555 0148"],
  ['\t=1', "'\t'=1"],
  ['\rplain', "'\rplain"],
  ['＝1+1', "'＝1+1"],
  ['﹣1', "'﹣1"],
  ['Smith;=1+1', "Smith;'=1+1"],
  ['Smith,=1+1', "Smith,'=1+1"],
  ['Smith|=1+1', "Smith|'=1+1"],
  ['Smith\t@A1', "Smith\t'@A1"],
  ['Smith; "=1"', 'Smith;\' "=1"'],
  ['Dear team,\n- one\r\n- two', "Dear team,\n'- one\r\n'- two"],
  ['a - b = c; d', 'a - b = c; d'],
  ['2026-11-25', '2026-11-25'],
])('%j is written as %j', (text, written) => {
  expect(csvCells(csvLine(['row', text]))).toEqual([['row', written]]);
});

test('our own numbers stay numbers, but at the beginning of a line', () => {
  expect(csvLine(['2026-11-25', -5, 0.25])).toBe('"2026-11-25","-5","0.25"\r\n');
  expect(csvLine([-5, 5])).toBe('"\'-5","5"\r\n');
});

/** Lines with the cell alone, at their beginning, in the middle and at the end, and beside themselves. */
const linesWith = (text: string) =>
  [[text], [text, 'next'], ['before', text, 'next'], ['before', text], [text, text, text]]
    .map(csvLine)
    .join('');

describe.each(spreadsheetSettings)('split at $separator, quotes honoured: $quotes,', (setting) => {
  test('any text is a formula nowhere', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '＝',
        '"',
        ',',
        ';',
        '|',
        '\r',
        '\n',
        '\t',
        ' ',
        '\u200b',
        'a',
        "'",
      ),
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), nasty), { minLength: 1, maxLength: 6 }), (cells) => {
        const found = cellsOfText(csvLine(cells) + csvLine(cells), setting).flat();
        expect(found.filter(isFormula)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('nor is one of ten thousand hostile ones', () => {
    const formulas = hostileCells().filter((text) =>
      cellsOfText(linesWith(text), setting).flat().some(isFormula),
    );
    expect(formulas).toEqual([]);
  });
});

test('nothing of a text is lost: it comes back with apostrophes added, in its own column', () => {
  const texts = hostileCells();
  expect(new Set(texts).size).toBe(10_000);
  const wrong = texts.filter((text) => {
    const [[before, cell = '', next] = [], ...others] = csvCells(csvLine(['before', text, 'next']));
    const kept = cell.replaceAll("'", '') === text.replaceAll("'", '');
    return others.length > 0 || before !== 'before' || next !== 'next' || !kept;
  });
  expect(wrong).toEqual([]);
});
