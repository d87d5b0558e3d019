import { expect, test } from 'vitest';
import { aContainer } from '#tests/support/old-word-files.ts';
import { aDoc, aDocx, aJpeg, aPdf, aPng, aZip, wordParts } from '#tests/support/sample-files.ts';
import { documentTexts } from '../../texts/documents.ts';
import { planFor } from './plan-file.ts';
import { limitsAt } from './prepare-file.ts';
import { UploadFailure } from './upload-item.ts';

const { errors } = documentTexts;
const limits = { max_file_size: 10, allowed_file_types: ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'] };
const nif = limitsAt(
  { application_id: 'x', document_category: 'step_document', guide_item: 'nif-document' },
  limits,
);
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const plan = (name: string, bytes: Buffer, within = limits) =>
  planFor(new File([new Uint8Array(bytes)], name), within);
const refusal = (name: string, bytes: Buffer, within = limits) =>
  plan(name, bytes, within).then(
    () => undefined,
    (error: unknown) => (error instanceof UploadFailure ? error.text : error),
  );

const kinds: [string, Buffer, string, string[]][] = [
  ['a PDF', aPdf(), '.pdf', ['.pdf', '.PDF']],
  ['a PDF after 1,000 bytes', Buffer.concat([Buffer.alloc(1000), aPdf()]), '.pdf', ['.pdf']],
  ['a JPG', aJpeg(), '.jpg', ['.jpg', '.JPEG']],
  ['a PNG', aPng(), '.png', ['.png']],
  ['a Word file', aDocx(), '.docx', ['.docx']],
  ['an old Word file', aDoc(), '.doc', ['.doc']],
  [
    'a Word file whose parts lie far inside',
    aZip([['docProps/thumbnail.jpeg', Buffer.alloc(400_000, 7)], ...wordParts()]),
    '.docx',
    ['.docx'],
  ],
];

test.each(kinds)('%s is taken whatever its ending, and gets the right one', async (_, bytes, right, own) => {
  for (const ending of own) expect(await plan(`paper${ending}`, bytes)).toEqual({ name: `paper${ending}` });
  for (const ending of ['', '.pdf', '.jpg', '.png', '.doc', '.docx', '.jfif', '.heic', '.bin'])
    if (!own.includes(ending))
      expect((await plan(`paper${ending}`, bytes)).name, ending).toMatch(
        ['.jpg', '.jpeg'].includes(ending) && right === '.jpg' ? /^paper\.jpe?g$/ : `paper${right}`,
      );
});

const foreign = {
  heic: latin1('\0\0\0\x18ftypheic\0\0\0\0mif1'),
  webp: latin1('RIFF\x20\0\0\0WEBPVP8 '),
  gif: latin1('GIF89a...'),
  tiff: latin1('II*\0\x08\0\0\0'),
};

test('another kind of picture is converted whatever its ending, where the settings allow a JPG', async () => {
  for (const [kind, bytes] of Object.entries(foreign))
    for (const ending of ['.jpg', `.${kind}`, '.pdf', ''])
      expect(await plan(`photo${ending}`, bytes)).toEqual({ name: 'photo.jpg', foreign: kind });
  expect(await refusal('photo.heic', foreign.heic, { ...limits, allowed_file_types: ['.pdf'] })).toEqual({
    message: errors.typeNotAllowed,
    help: 'Save it as PDF, then choose it again.',
  });
});

const web = '<html><body>Lease</body></html>';
const refused: [string, string, Buffer, string, string | undefined][] = [
  [
    'asks for a password',
    'a.docx',
    aContainer('EncryptedPackage'),
    errors.asksForPassword,
    errors.asksForPasswordHelp,
  ],
  ['is of Pages', 'a.docx', aZip([['Index/Document.iwa', 'x']]), errors.isPages, errors.isPagesHelp],
  [
    'has macros',
    'a.docx',
    aZip([...wordParts(), ['word/vbaProject.bin', 'x']]),
    errors.hasMacros,
    errors.hasMacrosHelp,
  ],
  ['is rich text', 'a.doc', latin1('{\\rtf1 Lease}'), errors.isRichText, errors.isRichTextHelp],
  ['is a web page', 'a.doc', latin1(web), errors.isWebPage, errors.isWebPageHelp],
  ['is a web page by its name too', 'a.html', latin1(web), errors.isWebPage, errors.isWebPageHelp],
  ['is a spreadsheet', 'a.xls', aContainer('Workbook'), errors.isSpreadsheet, undefined],
  ['is an archive', 'a.zip', aZip([['a.pdf', aPdf()]]), errors.isArchive, errors.isArchiveHelp],
  ['is cut off', 'a.docx', aDocx().subarray(0, -30), errors.isCutOff, errors.isCutOffHelp],
  [
    'is nothing that its ending says',
    'a.pdf',
    latin1('MZ'),
    errors.contentDiffers('.pdf'),
    errors.contentDiffersHelp,
  ],
];

test.each(refused)(
  'a file that %s is refused with that reason and the way out',
  async (_, name, bytes, reason, help) => {
    expect(await refusal(name, bytes)).toEqual({ message: `File type not allowed. ${reason}`, help });
  },
);

test('a program by name and content is told what is taken instead', async () => {
  expect(await refusal('a.exe', latin1('MZ'))).toEqual({
    message: 'File type not allowed',
    help: 'Save it as PDF, JPG, PNG, DOC or DOCX, then choose it again.',
  });
});

test('a NIF document is a PDF or a picture, also by its content', async () => {
  for (const name of ['a.docx', 'a.pdf', 'a'])
    expect(await refusal(name, aDocx(), nif)).toEqual({
      message: 'File type not allowed',
      help: 'Save it as PDF, JPG or PNG, then choose it again.',
    });
  expect(await plan('nif.docx', aPdf(), nif)).toEqual({ name: 'nif.pdf' });
});

test('an empty file and a large archive are left to what is said of their size', async () => {
  expect(await plan('a.pdf', Buffer.alloc(0))).toEqual({ name: 'a.pdf' });
  const small = { ...limits, max_file_size: 0.0001 };
  expect(await plan('a.docx', aDocx(), small)).toEqual({ name: 'a.docx' });
});

test('names are cleaned before they are corrected', async () => {
  expect(await plan('\u200eWhatsApp Document.pdf ', aPdf())).toEqual({ name: 'WhatsApp Document.pdf' });
  expect(await plan('my\\photo.pdf.', aJpeg())).toEqual({ name: 'my_photo.jpg' });
});
