import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { pdfOf, streamOf } from '#tests/support/a-pdf.ts';
import { drawingSettings, drawsPages, toJpeg } from '#tests/support/draw-pages.ts';
import { fitOnSheet } from '../rules.ts';
import { checkFile } from './compare/check-file.ts';
import { openDrawing } from './compare/open-drawing.ts';
import { isSamePicture } from './compare/same-pages.ts';
import { openBook } from './pdf/book.ts';
import { putPdf } from './pdf/put-file.ts';
import { seenSize } from './pdf/visible-box.ts';

drawsPages();

/** Every kind of page that printed otherwise once: its drawing in the folder is that of the viewer. */

interface Page {
  media?: string;
  /** More entries of the page. */
  more?: string;
  content?: string;
  /** The streams of the content. */
  parts?: string;
  /** Entries of the tree above it. */
  tree?: string;
  catalog?: string;
  /** Objects from number 6 on. */
  objects?: (string | Buffer)[];
}

const marks = Array.from({ length: 12 }, (_, row) =>
  Array.from(
    { length: 9 },
    (_, column) => `BT /F1 24 Tf ${column * 110 - 120} ${row * 110 - 150} Td (R${row}C${column}) Tj ET`,
  ),
)
  .flat()
  .join('\n');

function aPage({
  media = '/MediaBox [0 0 612 792]',
  more = '',
  content = marks,
  parts = '5 0 R',
  tree = '',
  catalog = '',
  objects = [],
}: Page): Buffer {
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count 1 /Kids [3 0 R] ${tree} >>`,
    `<< /Type /Page /Parent 2 0 R ${media} /Resources << /Font << /F1 4 0 R >> /Properties << /Off 6 0 R /On 7 0 R /Any 8 0 R >> >> /Contents ${parts} ${more} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    streamOf(Buffer.from(content, 'latin1')),
    ...objects,
  ]);
}

/** What the window says of a PDF before it is printed: how it looks in a folder against the viewer, or why it is not in it. */
const outcomeOf = async (bytes: Buffer) => (await checked(bytes)).verdict;

const checked = (bytes: Buffer) =>
  checkFile(
    { blob: new Blob([new Uint8Array(bytes)]), size: 'letter' },
    { settings: drawingSettings, toJpeg },
  );

const faithful = 'same';

test('boxes, units and turns of any kind are printed as they are seen', { timeout: 60_000 }, async () => {
  const number = fc.integer({ min: -300, max: 900 });
  const box = fc
    .tuple(number, number, number, number)
    .filter(([x, y, otherX, otherY]) => Math.abs(x - otherX) > 40 && Math.abs(y - otherY) > 40);
  const written = (corners: readonly number[]) => `[${corners.join(' ')}]`;
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        media: box,
        crop: fc.option(box),
        turn: fc.constantFrom(0, 90, 180, 270, 360, 450, -90, -180, 45),
        unit: fc.option(fc.constantFrom(0.5, 1.5, 2, 10)),
        inherits: fc.boolean(),
      }),
      async ({ media, crop, turn, unit, inherits }) => {
        // A page that is thinner than a pixel has no room on any sheet.
        fc.pre(!crop || [0, 1].every((axis) => Math.abs(overlap(media, crop, axis)) > 20));
        const own = `/MediaBox ${written(media)} ${crop ? `/CropBox ${written(crop)}` : ''} /Rotate ${turn}`;
        const page = aPage({
          media: inherits ? '' : own,
          tree: inherits ? own : '',
          more: unit ? `/UserUnit ${unit}` : '',
        });
        expect(await outcomeOf(page)).toBe(faithful);
      },
    ),
    // One takes up to two seconds while other tests run.
    { numRuns: 12 },
  );
});

/** How far two boxes lie over each other, along one axis; below zero they are apart. */
function overlap(one: readonly number[], other: readonly number[], axis: number): number {
  const ends = [one, other].map((box) => [box[axis] ?? 0, box[axis + 2] ?? 0].sort((a, b) => a - b));
  const [[low = 0, high = 0] = [], [otherLow = 0, otherHigh = 0] = []] = ends;
  return Math.min(high, otherHigh) - Math.max(low, otherLow);
}

const layers = (states: string) => `/OCProperties << /OCGs [6 0 R 7 0 R] /D << ${states} >> >>`;
const layered = ['Off', 'On', 'Any']
  .map((name, index) => `/OC /${name} BDC BT /F1 60 Tf 60 ${600 - index * 150} Td (${name}) Tj ET EMC`)
  .join('\n');
const groups = [
  '<< /Type /OCG /Name (off) >>',
  '<< /Type /OCG /Name (on) /Usage << /Print << /PrintState /ON >> >> >>',
  '<< /Type /OCMD /OCGs [6 0 R 7 0 R] /P /AllOn >>',
];

test.each([
  ['one is off', '/OFF [6 0 R]', groups],
  ['all are off but one', '/BaseState /OFF /ON [7 0 R]', groups],
  ['nothing is said', '', groups],
  [
    'one is off for the screen',
    '',
    ['<< /Type /OCG /Name (off) /Usage << /View << /ViewState /OFF >> >> >>', ...groups.slice(1)],
  ],
  ['a rule says none', '/OFF [7 0 R]', [...groups.slice(0, 2), '<< /Type /OCMD /OCGs [6 0 R] /P /AllOff >>']],
])('layers that are hidden stay hidden: %s', async (_, states, objects) => {
  expect(await outcomeOf(aPage({ content: layered, catalog: layers(states), objects }))).toBe(faithful);
});

const mark = (more = '') =>
  streamOf(Buffer.from('0.8 0 0 rg 0 0 200 60 re f'), false, `/BBox [0 0 200 60] /Subtype /Form ${more}`);
const field = (more: string) =>
  `<< /Type /Annot /Subtype /Widget /Rect [100 600 400 640] /T (name) ${more} >>`;
const withField = (more: string, form = '') =>
  aPage({
    more: '/Annots [6 0 R]',
    catalog: `/AcroForm << /Fields [6 0 R] /DA (/Helv 14 Tf 0 g) ${form} >>`,
    objects: [field(more), mark(), mark('/Matrix [0 1 -1 0 60 0]')],
  });

test.each([
  ['hidden', '/FT /Tx /F 2 /V (Hidden) /AP << /N 7 0 R >>'],
  ['not for the screen', '/FT /Tx /F 32 /V (Hidden) /AP << /N 7 0 R >>'],
  ['not for paper, but shown', '/FT /Tx /F 0 /V (Shown) /AP << /N 7 0 R >>'],
  ['a password', '/FT /Tx /F 4 /Ff 8192 /V (secret)'],
  ['turned, with a drawing', '/FT /Tx /F 4 /V (Turned) /MK << /R 90 >> /AP << /N 8 0 R >>'],
  ['ticked', '/FT /Btn /F 4 /AS /Yes /V /Yes /AP << /N << /Yes 7 0 R >> >>'],
  ['not ticked', '/FT /Btn /F 4 /AS /Off /V /Off /AP << /N << /Yes 7 0 R >> >>'],
  ['on a hidden layer', '/FT /Tx /F 4 /OC 9 0 R /AP << /N 7 0 R >>'],
])('a field that is %s is printed as it is shown', async (_, more) => {
  expect(await outcomeOf(withField(more))).toBe(faithful);
});

test.each([
  ['in letters that are not there', '/FT /Tx /F 4 /V <FEFF01410075006B006100730107674E>', 'letters'],
  ['longer than its field', `/FT /Tx /F 4 /V (${'a long value '.repeat(9)})`, 'cutValue'],
  ['across a narrow field', '/FT /Tx /F 4 /MK << /R 90 >> /V (Rotated field)', 'cutValue'],
  ['in letters of Portugal', '/FT /Tx /F 4 /V (Jo\xe3o Concei\xe7\xe3o)', faithful],
  ['that is empty', '/FT /Tx /F 4 /V ()', faithful],
])('a value without a drawing, %s', async (_, more, outcome) => {
  expect(await outcomeOf(withField(more))).toBe(outcome);
});

test.each<[string, Buffer, string]>([
  ['a count that is wrong', replaced(aPage({}), '/Count 1', '/Count 5'), faithful],
  ['a page without a type', replaced(aPage({}), '/Type /Page /Parent', '/Parent'), faithful],
  ['a circle of pages', replaced(aPage({}), '/Kids [3 0 R]', '/Kids [3 0 R 2 0 R]'), faithful],
  ['no page', replaced(aPage({}), '/Kids [3 0 R]', '/Kids []'), 'empty'],
  ['content that closes more than it opens', aPage({ content: `Q Q ${marks}` }), faithful],
  [
    'content that frees itself of its box',
    aPage({ content: `Q Q ${marks}`, more: '/CropBox [100 100 400 500]' }),
    'different',
  ],
  [
    'content in two parts',
    aPage({ parts: '[5 0 R 6 0 R]', objects: [streamOf(Buffer.from('0 0 300 300 re f'))] }),
    faithful,
  ],
  ['a dynamic form', aPage({ catalog: '/NeedsRendering true /AcroForm << /Fields [] /XFA (x) >>' }), 'xfa'],
  ['a portfolio', aPage({ catalog: '/Collection << /Type /Collection >>' }), 'portfolio'],
  [
    'a marked sentence without a drawing',
    aPage({
      more: '/Annots [<< /Type /Annot /Subtype /Highlight /Rect [90 90 300 200] /QuadPoints [100 190 290 190 100 100 290 100] /C [1 1 0] /F 4 >>]',
    }),
    'different',
  ],
])('%s', async (_, bytes, outcome) => {
  expect(await outcomeOf(bytes)).toBe(outcome);
});

/** Of the same length, so that the table of the file still fits. */
function replaced(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');
}

test.each([
  ['Japan', 'HeiseiMin-W3', 'UniJIS-UCS2-H', 'Japan1', '日本語'],
  ['China', 'STSong-Light', 'UniGB-UCS2-H', 'GB1', '中文'],
  ['Korea', 'HYSMyeongJo-Medium', 'UniKS-UCS2-H', 'Korea1', '한국'],
])('letters of %s without their font are those of the viewer', async (_, name, table, order, words) => {
  const codes = Array.from(words, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const system = `<< /Registry (Adobe) /Ordering (${order}) /Supplement 2 >>`;
  const page = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    streamOf(Buffer.from(`BT /F1 60 Tf 80 500 Td <${codes}> Tj ET`)),
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /${table} /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /CIDSystemInfo ${system} /FontDescriptor 7 0 R >>`,
    `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /StemV 80 >>`,
  ]);
  expect(await outcomeOf(page)).toBe(faithful);
  const book = await openBook('letter', '');
  await putPdf(book, new Uint8Array(page), { altOf: () => '' });
  // The folder names the same letters, so that a printer's program finds them as the viewer does.
  expect(await wordsOf(await book.pdf.save())).toBe(words);
  expect(await wordsOf(new Uint8Array(page))).toBe(words);
});

async function wordsOf(data: Uint8Array): Promise<string> {
  const loading = getDocument({ ...drawingSettings, data });
  try {
    const page = await (await loading.promise).getPage(1);
    const { items } = await page.getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  } finally {
    await loading.destroy();
  }
}

const twoWords = 'BT /F1 24 Tf 72 500 Td (Seen) Tj 0 200 Td (Hidden) Tj ET';
const onLayers = 'BT /F1 24 Tf 72 500 Td (Seen) Tj ET /OC /Off BDC BT /F1 24 Tf 72 700 Td (Hidden) Tj ET EMC';

test.each<[string, Buffer]>([
  ['what was cropped away', aPage({ content: twoWords, more: '/CropBox [40 400 600 600]' })],
  [
    'what was cropped away of a turned page',
    aPage({ content: twoWords, more: '/CropBox [40 400 600 600] /Rotate 90' }),
  ],
  ['a layer that is off', aPage({ content: onLayers, catalog: layers('/OFF [6 0 R]'), objects: groups })],
])('%s does not leave with the folder', async (_, page) => {
  const { verdict, drawn } = await checked(page);
  expect(verdict).toBe(faithful);
  expect([...(drawn?.keys() ?? [])]).toEqual([0]);
  const [plain, clean] = [await openBook('letter', ''), await openBook('letter', '')];
  const views = await putPdf(plain, new Uint8Array(page), { altOf: () => '' });
  await putPdf(clean, new Uint8Array(page), { altOf: () => '', drawn });
  expect(await wordsOf(await plain.pdf.save())).toContain('Hidden');
  expect(await wordsOf(await clean.pdf.save())).toBe('');
  const [source, folder] = [
    await openDrawing(new Uint8Array(page), drawingSettings),
    await openDrawing(await clean.pdf.save(), drawingSettings),
  ];
  const seen = seenSize(views[0]?.view ?? expect.fail('no page'));
  const fit = fitOnSheet({ x: 0, y: 0, ...seen }, plain.sheet);
  const [width, height] = [seen.width * 3, seen.height * 3];
  const shown = await source.draw(1, { scale: 3, x: 0, y: 0, width, height });
  const place = { ...seen, x: -fit.x, y: -fit.y };
  expect(await isSamePicture(shown, folder.draw, { place, sheet: [fit.width, fit.height] })).toBe(true);
  await source.close();
  await folder.close();
});

test.each<[string, Buffer]>([
  ['a page of which all is seen', aPage({ content: onLayers, catalog: layers(''), objects: groups })],
  ['a page with empty margins cut', aPage({ content: twoWords, more: '/CropBox [40 400 600 780]' })],
])('%s stays text', async (_, page) => {
  expect([...((await checked(page)).drawn?.keys() ?? [])]).toEqual([]);
});
