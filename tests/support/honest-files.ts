import { deflateSync } from 'node:zlib';
import { pdfOf, streamOf } from './a-pdf.ts';
import { aDocx, aJpeg, aPdf, aPdfOf, aPng, aZip, wordParts } from './sample-files.ts';

/** What people bring: nothing in it is dangerous, and no warning may stand before it. */
export interface HonestFile {
  what: string;
  name: string;
  bytes: () => Buffer | Promise<Buffer>;
}

const page = (more = '') => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${more} >>`;
const pages = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
const withCatalog = (entries: string, more: string, ...objects: (string | Buffer)[]) =>
  pdfOf([`<< /Type /Catalog /Pages 2 0 R ${entries} >>`, pages, page(more), ...objects]);
const photo = (width: number, height: number, bytes: Buffer, filter: string) =>
  Buffer.concat([
    Buffer.from(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter ${filter} /Length ${bytes.length} >>\nstream\n`,
    ),
    bytes,
    Buffer.from('\nendstream'),
  ]);
const relation = (type: string, target: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`;

export const honestFiles: readonly HonestFile[] = [
  { what: 'a letter of three pages', name: 'a.pdf', bytes: () => aPdf() },
  { what: 'a PDF of 10 MB', name: 'a.pdf', bytes: () => aPdfOf(10 * 1024 * 1024) },
  {
    what: 'a PDF that opens at its first page',
    name: 'a.pdf',
    bytes: () => withCatalog('/OpenAction [3 0 R /XYZ null null 0]', ''),
  },
  {
    what: 'a PDF that turns to a page by an action',
    name: 'a.pdf',
    bytes: () => withCatalog('/OpenAction 4 0 R', '', '<< /S /GoTo /D [3 0 R /Fit] >>'),
  },
  {
    what: 'a statement with links, which wait until they are pressed',
    name: 'a.pdf',
    bytes: () =>
      withCatalog(
        '/OpenAction 5 0 R',
        '/Annots [4 0 R]',
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.com/) >> >>',
        '[3 0 R /Fit]',
      ),
  },
  {
    what: 'a statement with an outline whose pages are written as letters',
    name: 'a.pdf',
    bytes: () =>
      withCatalog(
        '/Outlines 4 0 R',
        '/Contents 5 0 R',
        '<< /Type /Outlines /First 6 0 R /Last 6 0 R /Count 1 >>',
        Buffer.from(
          '<< /Filter [/ASCII85Decode /FlateDecode] /Length 60 >>\nstream\nGhQ7<d01V/!<<*"zs8W-!s8W-!~>\nendstream',
        ),
        '<< /Title (First page) /Parent 4 0 R /Dest [3 0 R /Fit] >>',
      ),
  },
  {
    what: 'a form with fields and without scripts',
    name: 'a.pdf',
    bytes: () =>
      withCatalog(
        '/AcroForm << /Fields [4 0 R] >>',
        '',
        '<< /FT /Tx /T (name) /V (Maria) /Subtype /Widget >>',
      ),
  },
  { what: 'a PDF whose objects lie in streams', name: 'a.pdf', bytes: () => saved({}) },
  {
    what: 'a bank’s PDF that may not be changed and opens without a password',
    name: 'a.pdf',
    bytes: () => saved({ ownerPassword: 'the bank' }),
  },
  {
    what: 'a scan of an A3 sheet at 600 dpi',
    name: 'a.pdf',
    bytes: () => withCatalog('', '', photo(9921, 7016, aJpeg(200_000), '/DCTDecode')),
  },
  {
    what: 'a scan of noise, packed',
    name: 'a.pdf',
    bytes: () => withCatalog('', '', photo(500, 500, deflateSync(aPng(600)), '/FlateDecode')),
  },
  {
    what: 'a PDF with zeros behind its end',
    name: 'a.pdf',
    bytes: () => Buffer.concat([aPdf(1), Buffer.alloc(6000)]),
  },
  { what: 'a PDF without the mark of its end', name: 'a.pdf', bytes: () => aPdf(1).subarray(0, -6) },
  {
    what: 'a PDF that was changed twice',
    name: 'a.pdf',
    bytes: () => Buffer.concat([aPdf(1), aPdf(1).subarray(9), aPdf(1).subarray(9)]),
  },
  {
    what: 'a PDF with a description in clear',
    name: 'a.pdf',
    bytes: () =>
      withCatalog(
        '/Metadata 4 0 R',
        '',
        streamOf(
          Buffer.from('<?xpacket?><x:xmpmeta>a/b</x:xmpmeta>'),
          false,
          '/Type /Metadata /Subtype /XML',
        ),
      ),
  },
  { what: 'a photo', name: 'a.jpg', bytes: () => aJpeg() },
  { what: 'a photo with a film behind it', name: 'a.jpg', bytes: () => aJpeg(500_000) },
  { what: 'a picture of noise', name: 'a.png', bytes: () => aPng(800) },
  { what: 'a letter in Word', name: 'a.docx', bytes: () => aDocx('Dear consul') },
  {
    what: 'a letter in Word with a link',
    name: 'a.docx',
    bytes: () =>
      aZip([...wordParts(), ['word/_rels/document.xml.rels', relation('hyperlink', 'https://example.com/')]]),
  },
  {
    what: 'a letter in Word with pictures and a field for its pages',
    name: 'a.docx',
    bytes: () =>
      aZip([
        ...wordParts('</w:t></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:t>'),
        ['word/media/image1.jpeg', aJpeg(90_000)],
        ['docProps/thumbnail.jpeg', aJpeg(400_000)],
      ]),
  },
];

/** A PDF as programs write it today: objects in packed streams, with an encryption where an owner's password is given. */
async function saved({ ownerPassword }: { ownerPassword?: string }): Promise<Buffer> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const file = await PDFDocument.create();
  for (let number = 1; number <= 30; number += 1) file.addPage().drawText(`Page ${number}`);
  if (ownerPassword) file.encrypt({ userPassword: '', ownerPassword });
  return Buffer.from(await file.save({ useObjectStreams: true }));
}
