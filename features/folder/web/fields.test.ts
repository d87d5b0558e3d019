import { expect, test } from 'vitest';
import { pdfOf, streamOf } from '#tests/support/a-pdf.ts';
import { drawingSettings, drawsPages } from '#tests/support/draw-pages.ts';
import { readFolder } from '#tests/support/read-folder.ts';
import { openDrawing } from './compare/open-drawing.ts';
import { makeFolder } from './make-folder.ts';

drawsPages();

/** A folder of one page with a field or a note from 100, 600 to 400, 640, of which the file may hold a drawing: object 7. */
async function folderOf(annotation: string) {
  const bytes = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R] /DA (/Helv 14 Tf 0 g) >> >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << >> /Contents 5 0 R /Annots [6 0 R] >>',
    'null',
    streamOf(Buffer.from('')),
    `<< /Type /Annot /Rect [100 600 400 640] /F 4 ${annotation} >>`,
    streamOf(Buffer.from('0.8 0 0 rg 0 0 300 40 re f'), false, '/Subtype /Form /BBox [0 0 300 40]'),
  ]);
  const file = { id: 'a', file_name: 'a.pdf', file_type: 'application/pdf' };
  return makeFolder(
    {
      sections: [{ tab: 'passport', files: [file] }],
      byHand: [],
      name: 'Ruth',
      day: undefined,
      place: undefined,
      where: [],
      made: 'today',
      size: 'letter',
      counter: false,
    },
    {
      load: async () => new Blob([new Uint8Array(bytes)]),
      jpegOf: async (picture) => picture,
      onFile: () => {},
      signal: new AbortController().signal,
    },
  );
}

/** The colour of the page at points from its lower left corner. */
async function colorAt(folder: Awaited<ReturnType<typeof folderOf>>, x: number, y: number) {
  const drawing = await openDrawing(folder.bytes.slice(), drawingSettings);
  try {
    const page = await drawing.draw(folder.put[0]?.first ?? 0, {
      scale: 1,
      x: 0,
      y: 0,
      width: 612,
      height: 792,
    });
    const at = ((792 - y) * page.width + x) * 4;
    return [0, 1, 2].map((color) => page.data[at + color]);
  } finally {
    await drawing.close();
  }
}

const look = '/MK << /BG [0 0 1] /BC [1 0 0] /CA (Send) >> /BS << /W 6 >>';

test.each([
  ['an empty field', '/FT /Tx'],
  ['a field with a value', '/FT /Tx /V (Ruth)'],
  ['a box without a tick', '/FT /Btn /AS /Off'],
  ['a button', '/FT /Btn /Ff 65536'],
])('%s without a drawing has its ground and its border', async (_, field) => {
  const folder = await folderOf(`/Subtype /Widget /T (a) ${field} ${look}`);
  expect(await colorAt(folder, 390, 620)).toEqual([0, 0, 255]);
  expect(await colorAt(folder, 102, 620)).toEqual([255, 0, 0]);
});

test('a button without a drawing says what is on it', async () => {
  const folder = await folderOf(`/Subtype /Widget /FT /Btn /Ff 65536 /T (a) ${look}`);
  expect((await readFolder(folder.bytes)).texts[3]).toContain('Send');
});

test.each(['', '/AP << /N 7 0 R >>'])(
  'of a password its dots are printed, whatever the file draws: %s',
  async (drawn) => {
    const folder = await folderOf(`/Subtype /Widget /FT /Tx /Ff 8192 /T (a) /V (secret) ${drawn}`);
    const words = (await readFolder(folder.bytes)).texts[3];
    expect(words).toContain('••••••');
    expect(words).not.toContain('secret');
    expect(await colorAt(folder, 390, 620)).toEqual([255, 255, 255]);
  },
);

test.each([
  ['a list', '/Subtype /Widget /FT /Ch /T (a) /Opt [(one) (two)] /V (two)'],
  ['a stamp', '/Subtype /Stamp /Name /Approved'],
])('%s without a drawing, which each reader draws by itself, is left to them', async (_, annotation) => {
  const { problems } = await folderOf(annotation);
  expect(problems.map(({ problem }) => problem)).toEqual(['different']);
});

test.each([
  ['a list', '/Subtype /Widget /FT /Ch /T (a) /Opt [(one) (two)] /V (two) /AP << /N 7 0 R >>'],
  ['a stamp', '/Subtype /Stamp /Name /Approved /AP << /N 7 0 R >>'],
])('%s is printed as it is drawn', async (_, annotation) => {
  expect(await colorAt(await folderOf(annotation), 390, 620)).toEqual([204, 0, 0]);
});
