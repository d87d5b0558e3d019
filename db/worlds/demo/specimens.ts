import { crc32, deflateSync } from 'node:zlib';

/** A one-page PDF that says whose and what it is for, and that it is none. */
export function specimenPdf(title: string, person: string): Buffer {
  const lines = [
    'SPECIMEN',
    title,
    `for ${person}`,
    'Made for the demonstration. This is not a document of any kind.',
  ];
  const text = lines
    .map((line, at) => `BT /F1 ${at === 1 ? 20 : 12} Tf 72 ${700 - at * 34} Td (${pdfText(line)}) Tj ET`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}

/** Windows' Latin letters, as the font's encoding has them; brackets and backslashes mean something in a PDF. */
function pdfText(line: string): string {
  return line.replaceAll('’', '\x92').replace(/[\\()]/g, '\\$&');
}

/** A plain picture of 600 x 600 pixels: a grey ground with a darker head and shoulders, like a passport photo. */
export function specimenPng(): Buffer {
  const size = 600;
  const rows: Buffer[] = [];
  for (let y = 0; y < size; y++) {
    const row = Buffer.alloc(size + 1);
    for (let x = 0; x < size; x++) {
      const head = ((x - 300) / 110) ** 2 + ((y - 250) / 140) ** 2 < 1;
      const shoulders = ((x - 300) / 220) ** 2 + ((y - 600) / 200) ** 2 < 1;
      row[x + 1] = head ? 120 : shoulders ? 90 : 225;
    }
    rows.push(row);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // 8 bits of grey, no interlacing.
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
