import { randomBytes } from 'node:crypto';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { aContainer } from './old-word-files.ts';

/** Honest files, made here so that every byte is ours. All but the old Word file, a bare container, open in a viewer. */

/** A PDF with that many pages of text; `padding` adds bytes that no viewer looks at. */
export function aPdf(pages = 3, padding = 0): Buffer {
  const texts = Array.from({ length: pages }, (_, i) => `BT /F1 24 Tf 72 720 Td (Page ${i + 1}) Tj ET`);
  const kids = texts.map((_, i) => `${4 + 2 * i} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * i} 0 R >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ]),
    ...(padding > 0 ? [`<< /Length ${padding} >>\nstream\n${randomText(padding)}\nendstream`] : []),
  ];
  let body = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, i) => {
    const offset = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

/** A PDF that opens with a password only: what it holds under /U fits none that a reader would try by itself. */
export function lockedPdf(): Buffer {
  const [owner, user] = ['a'.repeat(64), 'b'.repeat(64)];
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${owner}> /U <${user}> /P -4 >> /ID [<00> <00>]`;
  return Buffer.from(aPdf(1).toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${lock}`), 'latin1');
}

/** A PDF of exactly `size` bytes, different each time. */
export function aPdfOf(size: number): Buffer {
  const padding = size - aPdf(1, 1).length + 1;
  for (let length = padding; length > padding - 40; length--) {
    const pdf = aPdf(1, length);
    if (pdf.length === size) return pdf;
  }
  throw new Error(`no PDF of ${size} bytes`);
}

/** A photo in one shade of grey, 8 x 8 pixels; `trailing` bytes follow it, as phones leave them. */
export function aJpeg(trailing = 0): Buffer {
  const segment = (marker: number, bytes: number[]) => [
    0xff,
    marker,
    (bytes.length + 2) >> 8,
    (bytes.length + 2) & 255,
    ...bytes,
  ];
  const oneCode = [1, ...Array<number>(15).fill(0), 0];
  return Buffer.concat([
    Buffer.from([
      ...[0xff, 0xd8],
      ...segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
      ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
      ...segment(0xc0, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
      ...segment(0xc4, [0x00, ...oneCode]),
      ...segment(0xc4, [0x10, ...oneCode]),
      ...segment(0xda, [1, 1, 0, 0, 63, 0]),
      ...[0x3f, 0xff, 0xd9],
    ]),
    randomBytes(trailing),
  ]);
}

/** A picture with that many pixels on a side, of noise, so that it does not shrink. */
export function aPng(side = 8): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
  };
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.from([0]), randomBytes(side)]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([uint32(side), uint32(side), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The container of Word's old format: header, one allocation sector, one directory sector with its root. */
export const aDoc = (): Buffer => aContainer();

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The parts of a Word file, in the order in which Word writes them. */
export function wordParts(text = 'Hello'): [string, string | Buffer][] {
  return [
    [
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${documentType}"/></Types>`,
    ],
    [
      '_rels/.rels',
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ],
    [
      'word/document.xml',
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    ],
  ];
}

export const aDocx = (text?: string): Buffer => aZip(wordParts(text));

/** An archive of these entries, deflated. */
export function aZip(entries: readonly (readonly [name: string, content: string | Buffer])[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(plain.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), fields, rest, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function randomText(length: number): string {
  return randomBytes(length).toString('base64').slice(0, length);
}
