import { expect, test } from 'vitest';
import { aContainer } from '#tests/support/old-word-files.ts';
import { aDoc, aDocx, aJpeg, aPdf, aPng, aZip, wordParts } from '#tests/support/sample-files.ts';
import { seededDraws } from '#tests/support/seeded-draws.ts';
import { judgeFile } from './file-kind.ts';
import { oleParts } from './ole-parts.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const riff = (kind: string) => latin1(`RIFF\x20\0\0\0${kind} `);
const heif = (brand: string) => latin1(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1`);

const sound = {
  pdf: [aPdf(), aPdf(3)],
  jpeg: [aJpeg()],
  png: [aPng()],
  gif: [latin1('GIF87a...'), latin1('GIF89a...')],
  tiff: [latin1('II*\0\x08\0\0\0'), latin1('MM\0*\0\0\0\x08')],
  webp: [riff('WEBP')],
  heic: ['heic', 'heix', 'mif1', 'hevc', 'avif'].map(heif),
  docx: [aDocx(), aZip(wordParts().toReversed())],
  doc: [aDoc(), aContainer('WordDocument')],
};

test('each kind is known by its bytes, with anything behind them', async () => {
  for (const [kind, files] of Object.entries(sound))
    for (const file of files)
      for (const behind of kind === 'docx' ? [0] : [0, 1, 6_000])
        expect(await judgeFile(Buffer.concat([file, Buffer.alloc(behind)])), kind).toEqual({ kind });
});

test('a PDF may begin within its first 1,024 bytes, as readers take it', async () => {
  for (const before of ['', '\n', '\ufeff', 'x'.repeat(500), '\0'.repeat(1019)])
    expect(await judgeFile(Buffer.concat([Buffer.from(before), aPdf()]))).toEqual({ kind: 'pdf' });
  expect(await judgeFile(Buffer.concat([Buffer.alloc(1020), aPdf()]))).toEqual({ refusal: 'other_content' });
  const page = Buffer.from('<!doctype html><p>Hello</p>');
  expect(await judgeFile(Buffer.concat([page, aPdf()]))).toEqual({ refusal: 'web_page' });
});

const [types = ['', ''], ...parts] = wordParts();
const withTypes = (list: string | Buffer) => aZip([[types[0], list], ...parts]);
const list = String(types[1]);

test('a Word file is one wherever its parts lie and however their list is written', async () => {
  const thumbnail: [string, Buffer] = ['docProps/thumbnail.jpeg', Buffer.alloc(400_000, 7)];
  const wide = Buffer.from(list, 'utf16le');
  const files = [
    aZip([thumbnail, ...wordParts()]),
    withTypes(`\ufeff${list}`),
    withTypes(Buffer.concat([latin1('\xff\xfe'), wide])),
    withTypes(Buffer.concat([latin1('\xfe\xff'), Buffer.from(wide).swap16()])),
    withTypes(wide),
    Buffer.concat([aDocx().subarray(0, -2), latin1('\x05\0'), latin1('hello')]),
  ];
  for (const file of files) expect(await judgeFile(file)).toEqual({ kind: 'docx' });
});

const html = '<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>Lease</body></html>';
const openText = aZip([
  ['mimetype', 'application/vnd.oasis.opendocument.text'],
  ['content.xml', '<x/>'],
]);
const office = (main: string) => withTypes(list.replaceAll('wordprocessingml.document', main));

const macros = list.replace(
  /application[^"]*main\+xml/,
  'application/vnd.ms-word.document.macroEnabled.main+xml',
);

test.each([
  ['asks for a password', 'password', aContainer('EncryptedPackage')],
  [
    'asks for a password and has lost its directory',
    'password',
    Buffer.concat([aContainer().subarray(0, 512), Buffer.from('EncryptedPackage', 'utf16le')]),
  ],
  [
    'a Pages file',
    'pages',
    aZip([
      ['Index/Document.iwa', 'x'],
      ['preview.jpg', 'x'],
    ]),
  ],
  ['macros in their list', 'macros', withTypes(macros)],
  ['macros in UTF-16', 'macros', withTypes(Buffer.from(`\ufeff${macros}`, 'utf16le'))],
  ['macros beside the text', 'macros', aZip([...wordParts(), ['word/vbaProject.bin', 'x']])],
  ['rich text', 'rich_text', Buffer.from('{\\rtf1\\ansi Lease}')],
  ['a web page', 'web_page', Buffer.from(html)],
  ['a web page in UTF-16', 'web_page', Buffer.from(`\ufeff${html}`, 'utf16le')],
  ['a web page with its pictures', 'web_page', Buffer.from(`From: a\r\nMIME-Version: 1.0\r\n\r\n`)],
  ['an OpenDocument text', 'open_document', openText],
  ['a spreadsheet', 'spreadsheet', office('spreadsheetml.sheet')],
  ['an old spreadsheet', 'spreadsheet', aContainer('Workbook')],
  ['slides', 'slides', office('presentationml.presentation')],
  ['old slides', 'slides', aContainer('PowerPoint Document')],
  ['an archive', 'archive', aZip([['passport.pdf', aPdf()]])],
  ['a list that names no document', 'archive', aZip([[types[0], list.replaceAll('/word/', '/x/')]])],
  ['a Word file that is cut off', 'cut_off', aDocx().subarray(0, -30)],
  ['nothing', 'other_content', Buffer.alloc(0)],
  ['a program', 'other_content', latin1('MZ\x90\0')],
])('%s is refused for what it is', async (_what, refusal, file) => {
  expect(await judgeFile(file)).toEqual({ refusal });
});

test('a list of parts that unpacks to fifty megabytes is no document, and takes no longer for it', async () => {
  expect(await judgeFile(withTypes(Buffer.alloc(50_000_000)))).toEqual({ refusal: 'archive' });
});

test('a container whose directory leads back to itself ends, and each part of it is read once', async () => {
  const round = Buffer.alloc(2048);
  round.write('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');
  round.writeUInt16LE(9, 30);
  // The directory is sector 1, and the table in sector 0 says that sector 1 follows on sector 1.
  round.writeUInt32LE(1, 48);
  round.writeUInt32LE(0, 76);
  round.writeUInt32LE(1, 512 + 4);
  expect(await judgeFile(round)).toEqual({ kind: 'doc' });
  expect(oleParts(round)).toEqual({ parts: [], whole: false });
  const name = Buffer.from('Part', 'utf16le');
  name.copy(round, 1024);
  round.writeUInt16LE(name.length + 2, 1024 + 64);
  round[1024 + 66] = 1;
  expect(oleParts(round)?.parts.map((part) => part.name)).toEqual(['Part']);
});

test('whatever is cut off or changed is judged and never fails', async () => {
  const draw = seededDraws(7);
  const below = (end: number) => Math.floor(draw() * end);
  for (const files of Object.values(sound))
    for (const file of files)
      for (let turn = 0; turn < 40; turn += 1) {
        const odd = Buffer.from(file.subarray(0, below(file.length + 1)));
        for (let changed = below(4); changed > 0 && odd.length > 0; changed -= 1)
          odd[below(odd.length)] = below(256);
        expect(Object.keys(await judgeFile(odd))).toHaveLength(1);
      }
});
