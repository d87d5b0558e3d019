import { pdfOf, streamOf } from '#tests/support/a-pdf.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { grid, type Made, type PageParts, pageOf, variants } from './page-of.ts';

const boxes: Record<string, PageParts> = {
  plain: {},
  'crop within': { page: '/CropBox [100 150 500 600]' },
  'crop beyond': { page: '/CropBox [-50 -50 900 900]' },
  'crop outside': { page: '/CropBox [700 900 900 1200]' },
  'crop across an edge': { page: '/CropBox [300 400 900 900]' },
  'crop upside down': { page: '/CropBox [500 600 100 150]' },
  'crop empty': { page: '/CropBox [100 100 100 400]' },
  'crop of three numbers': { page: '/CropBox [100 100 400]' },
  'media away from zero': { media: '/MediaBox [-200 -100 412 692]' },
  'media upside down': { media: '/MediaBox [612 792 0 0]' },
  'media missing': { media: '' },
  'media inherited': { media: '', tree: '/MediaBox [0 0 500 700] /Rotate 90' },
  'crop inherited': { tree: '/CropBox [50 50 400 500]' },
  'media with fractions': { media: '/MediaBox [0.5 0.25 595.276 841.89]' },
  'media through references': { media: '/MediaBox [6 0 R 6 0 R 7 0 R 8 0 R]', objects: ['0', '612', '792'] },
  'media as a reference': { media: '/MediaBox 6 0 R', objects: ['[0 0 400 500]'] },
  'trim and bleed': { page: '/TrimBox [50 50 500 700] /BleedBox [40 40 510 710] /ArtBox [90 90 300 300]' },
  'very wide': { media: '/MediaBox [0 0 3000 200]' },
  'very long': { media: '/MediaBox [0 0 150 2500]' },
  'as large as allowed': { media: '/MediaBox [0 0 14400 14400]', content: `20 0 0 20 0 0 cm ${grid}` },
  'a plan on A0': { media: '/MediaBox [0 0 2384 3370]', content: `4 0 0 4 0 0 cm ${grid}` },
  'a label': { media: '/MediaBox [0 0 80 50]' },
  a5: { media: '/MediaBox [0 0 420 595]' },
  legal: { media: '/MediaBox [0 0 612 1008]' },
};

const turns: Record<string, PageParts> = Object.fromEntries(
  [90, 180, 270, 360, 450, -90, 45].flatMap((turn) => [
    [`${turn}`, { page: `/Rotate ${turn}` }],
    [`${turn} cropped`, { page: `/Rotate ${turn} /CropBox [80 120 500 500]` }],
  ]),
);

const units: Record<string, PageParts> = {
  '10': { media: '/MediaBox [0 0 61.2 79.2]', page: '/UserUnit 10', content: `0.1 0 0 0.1 0 0 cm ${grid}` },
  '2': { page: '/UserUnit 2' },
  '0.5': { page: '/UserUnit 0.5 /Rotate 90' },
  none: { page: '/UserUnit 0' },
  'below nothing': { page: '/UserUnit -2' },
  '1.5 cropped': { page: '/UserUnit 1.5 /CropBox [0 0 300 500] /Rotate 270' },
};

const trees: Record<string, Buffer> = {
  'counts that are wrong': edited(pageOf(), '/Count 1', '/Count 7'),
  'no type of a page': edited(pageOf(), '/Type /Page /Parent', '/Parent'),
  'no count': edited(pageOf(), '/Count 1', ''),
  'a kid that is null': edited(pageOf(), '/Kids [3 0 R]', '/Kids [3 0 R null]'),
  'a kid that is missing': edited(pageOf(), '/Kids [3 0 R]', '/Kids [3 0 R 99 0 R]'),
  'a circle': edited(pageOf(), '/Kids [3 0 R]', '/Kids [3 0 R 2 0 R]'),
  'the same page twice': edited(pageOf(), '/Kids [3 0 R]', '/Kids [3 0 R 3 0 R]'),
  'no pages': edited(pageOf(), '/Kids [3 0 R]', '/Kids []'),
  'content missing': pageOf({ contents: '99 0 R' }),
  'content of nothing': pageOf({ contents: '[]' }),
  'content in parts, one null': pageOf({
    contents: '[5 0 R null 6 0 R]',
    objects: [streamOf(Buffer.from('1 0 0 rg 9 9 200 200 re f'))],
  }),
  'content cut within a word': pageOf({
    contents: '[6 0 R 7 0 R]',
    objects: [streamOf(Buffer.from('0 0 1 rg 50 50 300 30')), streamOf(Buffer.from('0 re f'))],
  }),
  'content that closes too much': pageOf({ content: `Q Q Q ${grid}` }),
  'content that opens too much': pageOf({ content: `q q 0.5 0 0 0.5 0 0 cm q ${grid}` }),
  'content with unknown words': pageOf({ content: `1 2 foo BX 3 bar EX ${grid} baz` }),
  'resources above': pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] /Resources << /Font << /F1 4 0 R >> >> /MediaBox [0 0 612 792] >>',
    '<< /Type /Page /Parent 2 0 R /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    streamOf(Buffer.from(grid)),
  ]),
  'no resources': pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
    streamOf(Buffer.from('0 0.5 0 rg 100 100 300 300 re f')),
  ]),
  'thirty levels': pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...Array.from(
      { length: 30 },
      (_, at) => `<< /Type /Pages /Count 1 /Kids [${at + 3} 0 R] ${at > 0 ? `/Parent ${at + 1} 0 R` : ''} >>`,
    ),
    '<< /Type /Page /Parent 31 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 33 0 R >> >> /Contents 34 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    streamOf(Buffer.from(grid)),
  ]),
  'a catalog without a type': edited(pageOf(), '/Type /Catalog', ''),
  '120 pages': aPdf(120),
  '299 pages': aPdf(299),
  '301 pages': aPdf(301),
};

const sound = pageOf();
const before = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), sound]);
const behind = (text: string) => Buffer.concat([sound, Buffer.from(text, 'latin1')]);

const bytes: Record<string, Buffer> = {
  'a line before': before('\n'),
  'a mark of UTF-8 before': before('\xef\xbb\xbf'),
  '100 bytes before': before(`${'From: scanner@example.com\r\n'.repeat(4)}`),
  '500 bytes before': before('x'.repeat(500)),
  '1000 bytes before': before('\0'.repeat(1000)),
  '1015 bytes before': before('-'.repeat(1015)),
  '1019 bytes before': before('-'.repeat(1019)),
  '1 kB of zeros behind': behind('\0'.repeat(1000)),
  '60 kB of zeros behind': behind('\0'.repeat(60_000)),
  'a page of a mail behind': behind(`\r\n--boundary\r\n${'lorem ipsum '.repeat(300)}`),
  'no end mark': sound.subarray(0, sound.length - 6),
  'no table': edited(sound, 'xref\n0', 'xxxx\n0'),
  'a table elsewhere': edited(sound, /startxref\n\d+/, 'startxref\n7'),
  'no place of the table': edited(sound, /startxref\n\d+/, ''),
  'version 1.0': edited(sound, '%PDF-1.7', '%PDF-1.0'),
  'version 2.0': edited(sound, '%PDF-1.7', '%PDF-2.0'),
  'version 9.9': edited(sound, '%PDF-1.7', '%PDF-9.9'),
  'version in words': edited(sound, '%PDF-1.7', '%PDF-abc'),
  'lines of an old Mac': Buffer.from(sound.toString('latin1').replaceAll('\n', '\r'), 'latin1'),
  'lines of Windows': Buffer.from(sound.toString('latin1').replaceAll('\n', '\r\n'), 'latin1'),
  'a wrong length': edited(sound, /\/Length \d+/, '/Length 10'),
  'a length too long': edited(sound, /\/Length \d+/, '/Length 99999'),
  'no length': edited(sound, /\/Length \d+/, ''),
  'a length elsewhere': pageOf({
    contents: '6 0 R',
    objects: ['<< /Length 7 0 R >>\nstream\n0 0 1 rg 99 99 300 300 re f\nendstream', '30'],
  }),
  'no end of a stream': edited(sound, '\nendstream', '\n'),
  'no end of objects': Buffer.from(sound.toString('latin1').replaceAll('\nendobj', ''), 'latin1'),
  'comments between': Buffer.from(sound.toString('latin1').replaceAll(' obj\n', ' obj % a note\n'), 'latin1'),
  'cut in the middle': sound.subarray(0, sound.length / 2),
  'cut at nine tenths': sound.subarray(0, sound.length * 0.9),
  'cut in its table': sound.subarray(0, sound.length - 120),
  'written twice': Buffer.concat([sound, sound]),
  'changed later': changedLater(),
};

/** A file with a later version of its content behind it, as editors save what was changed. */
function changedLater(): Buffer {
  const table = Number(/startxref\n(\d+)/.exec(sound.toString('latin1'))?.[1]);
  const content = streamOf(
    Buffer.from('0.8 0 0.5 rg 150 150 300 300 re f BT /F1 40 Tf 100 600 Td (Second version) Tj ET'),
  );
  const object = Buffer.concat([Buffer.from('5 0 obj\n'), content, Buffer.from('\nendobj\n')]);
  const end = `xref\n5 1\n${String(sound.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${table} >>\nstartxref\n${sound.length + object.length}\n%%EOF\n`;
  return Buffer.concat([sound, object, Buffer.from(end)]);
}

function edited(from: Buffer, what: string | RegExp, by: string): Buffer {
  return Buffer.from(from.toString('latin1').replace(what, by), 'latin1');
}

/** Boxes, turns, units, trees of pages, and what lies around and between the objects of a file. */
export const pagesAndBytes = (): Made => ({
  ...variants('box', boxes, pageOf),
  ...variants('turn', turns, pageOf),
  ...variants('unit', units, pageOf),
  ...variants('tree', trees, (made) => made),
  ...variants('bytes', bytes, (made) => made),
});
