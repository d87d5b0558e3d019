import { deflateSync } from 'node:zlib';
import type { FileFinding, FileRefusal } from '#features/documents/rules/file-findings.ts';
import { pdfOf, streamOf } from './a-pdf.ts';
import { aPdf, aZip } from './sample-files.ts';

/** A file that was made to hurt, and what it has to be called; a refusal means that it is not kept at all. */
export interface HostileFile {
  what: string;
  name: string;
  bytes: () => Buffer | Promise<Buffer>;
  finding?: FileFinding;
  refusal?: FileRefusal;
  /** An upload of it is refused before it is looked through: its first bytes are another kind's. */
  contentDiffers?: true;
}

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';
const pages = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
/** A PDF whose catalog has these entries, and these objects from number 4 on. */
const withCatalog = (entries: string, ...objects: (string | Buffer)[]) =>
  pdfOf([`<< /Type /Catalog /Pages 2 0 R ${entries} >>`, pages, page, ...objects]);
/** A PDF whose object 4, and only it, lies in a stream of objects. */
const inObjectStream = (object: string, pack: (objects: Buffer) => Buffer, entries: string) => {
  const packed = pack(Buffer.from(`4 0 ${object}`, 'latin1'));
  const stream = Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 /Length ${packed.length} ${entries} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
  return withCatalog('/OpenAction 4 0 R', stream);
};
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
/** Each row begins with the number of a predictor: 2 says how it differs from the one above. */
const asRows = (bytes: Buffer, width: number) => {
  const plain = Buffer.alloc(Math.ceil(bytes.length / width) * width, ' ');
  bytes.copy(plain);
  const rows = Array.from({ length: plain.length / width }, (_, row) => {
    const cells = Array.from({ length: width }, (_cell, column) => {
      const above = row > 0 ? (plain[(row - 1) * width + column] ?? 0) : 0;
      return ((plain[row * width + column] ?? 0) - above) & 255;
    });
    return Buffer.from([2, ...cells]);
  });
  return Buffer.concat(rows);
};

/** PDFs that were made to hurt. */
export const hostilePdfFiles: readonly HostileFile[] = [
  {
    what: 'a script that runs when it is opened',
    name: 'a.pdf',
    bytes: () => withCatalog(`/OpenAction ${script}`),
    finding: 'script',
  },
  {
    what: 'a script with an escaped name',
    name: 'a.pdf',
    bytes: () => withCatalog('/OpenAction << /S /J#61va#53cript /#4aS (1) >>'),
    finding: 'script',
  },
  {
    what: 'a script in a stream of objects',
    name: 'a.pdf',
    bytes: () => inObjectStream(script, deflateSync, '/Filter /FlateDecode'),
    finding: 'script',
  },
  {
    what: 'a script in a stream of objects that does not say that it is one',
    name: 'a.pdf',
    bytes: () => {
      const file = inObjectStream(script, deflateSync, '/Filter /FlateDecode').toString('latin1');
      return Buffer.from(file.replace('/Type /ObjStm', '/Type /Metadata'), 'latin1');
    },
    finding: 'script',
  },
  {
    what: 'a script in a stream of objects written as letters',
    name: 'a.pdf',
    bytes: () =>
      inObjectStream(
        script,
        (objects) => Buffer.from(`${deflateSync(objects).toString('hex')}>`),
        '/Filter [/ASCIIHexDecode /FlateDecode]',
      ),
    finding: 'script',
  },
  {
    what: 'a script in a stream of objects written as differences',
    name: 'a.pdf',
    bytes: () =>
      inObjectStream(
        script,
        (objects) => deflateSync(asRows(objects, 8)),
        '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 8 >>',
      ),
    finding: 'script',
  },
  {
    what: 'objects packed in a way that nobody uses',
    name: 'a.pdf',
    bytes: () => inObjectStream(script, () => Buffer.from([0x80, 0x0b, 0x60, 0x50]), '/Filter /LZWDecode'),
    finding: 'unreadable',
  },
  {
    what: 'a stream of objects that unpacks to 40 MB',
    name: 'a.pdf',
    bytes: () =>
      inObjectStream(
        script,
        () => deflateSync(Buffer.concat([Buffer.from('4 0 << '), Buffer.alloc(40_000_000, ' ')])),
        '/Filter /FlateDecode',
      ),
    finding: 'unreadable',
  },
  {
    what: 'a script that a later object of the same number covers',
    name: 'a.pdf',
    bytes: () =>
      Buffer.concat([
        withCatalog('/OpenAction 4 0 R', script),
        Buffer.from('4 0 obj\n<< >>\nendobj\n%%EOF\n'),
      ]),
    finding: 'script',
  },
  {
    what: 'a script behind a stream that is none',
    name: 'a.pdf',
    bytes: () => withCatalog('/OpenAction 5 0 R', 'null % stream\n', script, '% endstream\nnull'),
    finding: 'script',
  },
  {
    what: 'a script in a field of a form',
    name: 'a.pdf',
    bytes: () => withCatalog('/AcroForm << /Fields [4 0 R] >>', `<< /FT /Tx /AA << /K ${script} >> >>`),
    finding: 'script',
  },
  {
    what: 'a script by name',
    name: 'a.pdf',
    bytes: () => withCatalog(`/Names << /JavaScript << /Names [(a) ${script}] >> >>`),
    finding: 'script',
  },
  {
    what: 'a program to start',
    name: 'a.pdf',
    bytes: () => withCatalog('/OpenAction << /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>'),
    finding: 'launches',
  },
  {
    what: 'a program to start when a link is pressed',
    name: 'a.pdf',
    bytes: () => withCatalog('/X 4 0 R', '<< /Type /Annot /Subtype /Link /A << /S /Launch /F (a.exe) >> >>'),
    finding: 'launches',
  },
  {
    what: 'an address to open at once',
    name: 'a.pdf',
    bytes: () => withCatalog('/OpenAction << /S /URI /URI (http://127.0.0.1:9/) >>'),
    finding: 'opens_by_itself',
  },
  {
    what: 'an address to open at once, two references away',
    name: 'a.pdf',
    bytes: () =>
      withCatalog('/AA 4 0 R', '<< /WC 5 0 R >>', '<< /Type /Action /S /URI /URI (http://127.0.0.1:9/) >>'),
    finding: 'opens_by_itself',
  },
  {
    what: 'an address to open after a page was turned to',
    name: 'a.pdf',
    bytes: () =>
      withCatalog(
        '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [4 0 R] >>',
        '<< /S /URI /URI (http://x/) >>',
      ),
    finding: 'opens_by_itself',
  },
  {
    what: 'a file inside',
    name: 'a.pdf',
    bytes: () =>
      withCatalog(
        '/Names << /EmbeddedFiles << /Names [(a.exe) 4 0 R] >> >>',
        '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>',
        streamOf(Buffer.from('MZ'), true, '/Type /EmbeddedFile'),
      ),
    finding: 'embedded_files',
  },
  {
    what: 'a recording that plays',
    name: 'a.pdf',
    bytes: () => withCatalog('/X 4 0 R', '<< /Type /Annot /Subtype /RichMedia >>'),
    finding: 'embedded_files',
  },
  {
    what: 'another file to go to',
    name: 'a.pdf',
    bytes: () =>
      withCatalog('/OpenAction << /S /GoToR /F (\\\\\\\\127.0.0.1\\\\share\\\\a.pdf) /D [0 /Fit] >>'),
    finding: 'fetches',
  },
  {
    what: 'a form that is sent elsewhere',
    name: 'a.pdf',
    bytes: () => withCatalog('/X 4 0 R', '<< /A << /S /SubmitForm /F (http://127.0.0.1:9/) >> >>'),
    finding: 'fetches',
  },
  {
    what: 'a stream whose bytes lie elsewhere',
    name: 'a.pdf',
    bytes: () => withCatalog('/X 4 0 R', '<< /Length 0 /F (http://127.0.0.1:9/a) >>\nstream\n\nendstream'),
    finding: 'fetches',
  },
  {
    what: 'a form that a program draws',
    name: 'a.pdf',
    bytes: () => withCatalog('/AcroForm << /XFA 4 0 R >>', streamOf(Buffer.from('<xdp/>'))),
    finding: 'xfa_form',
  },
  {
    what: 'a picture of ten billion pixels inside',
    name: 'a.pdf',
    bytes: () =>
      withCatalog(
        '/X 4 0 R',
        streamOf(Buffer.alloc(9), true, '/Type /XObject /Subtype /Image /Width 100000 /Height 100000'),
      ),
    finding: 'huge_picture',
  },
  {
    what: 'a PDF that asks for a password',
    name: 'a.pdf',
    bytes: async () => encrypted('open sesame', ''),
    finding: 'locked',
  },
  {
    what: 'a script in an encrypted PDF that opens without a password',
    name: 'a.pdf',
    bytes: async () => encrypted('', script),
    finding: 'script',
  },
  {
    what: 'an archive behind a PDF',
    name: 'a.pdf',
    bytes: () => Buffer.concat([aPdf(), aZip([['a.exe', 'MZ']])]),
    finding: 'disguised',
  },
  {
    what: 'a web page at the beginning of a PDF',
    name: 'a.pdf',
    bytes: () => {
      const file = aPdf().toString('latin1');
      return Buffer.from(file.replace('\n', '\n%<html><script>alert(1)</script>\n'), 'latin1');
    },
    finding: 'disguised',
  },
];

/** A PDF under a password, its objects in encrypted streams; '' opens by itself. */
async function encrypted(userPassword: string, action: string): Promise<Buffer> {
  const { PDFDocument, PDFName, PDFString } = await import('@cantoo/pdf-lib');
  const file = await PDFDocument.create();
  file.addPage();
  if (action)
    file.catalog.set(PDFName.of('OpenAction'), file.context.obj({ S: 'JavaScript', JS: PDFString.of('1') }));
  file.encrypt({ userPassword, ownerPassword: 'owner' });
  return Buffer.from(await file.save({ useObjectStreams: true }));
}
