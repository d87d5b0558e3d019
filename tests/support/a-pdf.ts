import { deflateSync } from 'node:zlib';

/** One piece of text and where it stands: points from the left and from the bottom of a page of 612 by 792. */
export interface Ink {
  text: string;
  x: number;
  y: number;
  size?: number;
}

/** Lines from the top of a page down. Two spaces in a line begin a new column. */
export function inkOf(lines: readonly string[]): Ink[] {
  return lines.flatMap((line, row) =>
    line.split('  ').map((text, column) => ({ text, x: 60 + column * 170, y: 730 - row * 16 })),
  );
}

/** A small, sound PDF: each page is a list of lines, or of pieces in the order in which they are written. */
export function aPdf(
  pages: readonly (readonly string[] | readonly Ink[])[],
  more: { packed?: boolean } = {},
) {
  const contents = pages.map((page) => {
    const ink = page.map((piece) => piece).every((piece) => typeof piece === 'string')
      ? inkOf(page as readonly string[])
      : (page as readonly Ink[]);
    return ink
      .map(({ text, x, y, size = 11 }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm ${literal(text)} Tj ET`)
      .join('\n');
  });
  const first = 4;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
      streamOf(Buffer.from(content, 'latin1'), more.packed),
    ]),
  ];
  return pdfOf(objects);
}

/** A stream object's body; packed with Flate when asked. */
export function streamOf(bytes: Buffer, packed = false, dictionary = ''): Buffer {
  const body = packed ? deflateSync(bytes) : bytes;
  const head = `<< /Length ${body.length} ${packed ? '/Filter /FlateDecode' : ''} ${dictionary} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body, Buffer.from('\nendstream')]);
}

/** Objects from number 1 on, with the table of where they stand. The first is the catalog. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const places: number[] = [];
  const add = (bytes: Buffer) => {
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [at, body] of objects.entries()) {
    places.push(length);
    add(Buffer.from(`${at + 1} 0 obj\n`));
    add(Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'));
    add(Buffer.from('\nendobj\n'));
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  add(Buffer.from(end));
  return Buffer.concat(parts);
}

function literal(text: string): string {
  const winAnsi = text.replaceAll('€', '\x80');
  return `(${winAnsi.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)})`;
}
