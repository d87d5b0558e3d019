import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pdfOf, streamOf } from '#tests/support/a-pdf.ts';
import { drawingSettings, drawsPages, toJpeg } from '#tests/support/draw-pages.ts';
import { checkFile } from './compare/check-file.ts';
import { openBook } from './pdf/book.ts';
import { putPdf } from './pdf/put-file.ts';

drawsPages();

/**
 * What the window says of a form that asks readers to draw its fields again, as programs do that fill forms in. The file
 * still holds drawings of what was there before: a red block, and for a box without its tick a green one.
 */
async function outcomeOf(field: string): Promise<string> {
  const drawn = (color: string) =>
    streamOf(Buffer.from(`${color} rg 0 0 300 40 re f`), false, '/Subtype /Form /BBox [0 0 300 40]');
  const bytes = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] /DA (/Helv 14 Tf 0 g) /NeedAppearances true >> >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << >> /Annots [4 0 R] >>',
    `<< /Type /Annot /Subtype /Widget /T (a) /F 4 ${field} >>`,
    drawn('0.8 0 0'),
    drawn('0 0.6 0'),
  ]);
  const order = { blob: new Blob([new Uint8Array(bytes)]), size: 'letter' } as const;
  const { verdict } = await checkFile(order, { settings: drawingSettings, toJpeg });
  if (verdict !== 'same') return verdict;
  const [view] = await putPdf(await openBook('letter', ''), new Uint8Array(bytes), { altOf: () => '' });
  return view?.own.length === 0 ? 'same' : 'same, but for a place that was not looked at';
}

test('boxes are those of the viewer, whatever the file draws', { timeout: 60_000 }, async () => {
  const color = fc.option(fc.constantFrom('0 0 1', '0.7 0 0', '0.9'), { nil: undefined });
  const side = fc.integer({ min: 12, max: 90 });
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        size: fc.tuple(side, side),
        mark: fc.constantFrom('', '3', '4', '8', 'l', 'n', 'u', 'H'),
        kind: fc.constantFrom('', '/Ff 32768'),
        state: fc.constantFrom('Yes', 'Off'),
        ground: color,
        border: color,
        letters: fc.constantFrom(0, 12),
        turn: fc.constantFrom(0, 90, 180, 270),
      }),
      async ({ size: [width, height], mark, kind, state, ground, border, letters, turn }) => {
        const look = [
          mark && `/CA (${mark})`,
          ground && `/BG [${ground}]`,
          border && `/BC [${border}]`,
          `/R ${turn}`,
        ];
        const field = [
          `/Rect [100 600 ${100 + width} ${600 + height}] /FT /Btn ${kind} /AS /${state} /V /${state}`,
          `/DA (/ZaDb ${letters} Tf 0 0 1 rg) /MK << ${look.filter(Boolean).join(' ')} >>`,
          '/AP << /N << /Yes 5 0 R /Off 6 0 R >> >>',
        ];
        expect(await outcomeOf(field.join(' '))).toBe('same');
      },
    ),
    { numRuns: 15 },
  );
});

const rect = '/Rect [100 600 400 640]';

test.each([
  ['an empty field with a drawing of what was there', '/FT /Tx /V () /AP << /N 5 0 R >>', 'same'],
  ['a field without a value, with a drawing', '/FT /Tx /AP << /N 5 0 R >>', 'same'],
  ['a list of which nothing was chosen', '/FT /Ch /Opt [(one) (two)]', 'different'],
  ['a button with a drawing', '/FT /Btn /Ff 65536 /AP << /N 5 0 R >>', 'same'],
  ['a signature with a drawing', '/FT /Sig /AP << /N 5 0 R >>', 'same'],
  ['a tick that is no usual one', '/FT /Btn /AS /Yes /V /Yes /MK << /CA (Q) >>', 'different'],
])('%s', async (_, field, outcome) => {
  expect(await outcomeOf(`${rect} ${field}`)).toBe(outcome);
});
