import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { judgeFile } from '#features/documents/rules/file-kind.ts';
import { isWhole } from '#features/documents/rules/whole-picture.ts';
import { inspectBytes } from '#features/documents/server/inspection/inspect-bytes.ts';
import { inflate } from '#features/documents/server/inspection/inspect-word.ts';
import { isDisplayP3 } from '#features/documents/web/upload/heic-colors.ts';
import { tiffPages } from '#features/documents/web/upload/tiff/read-tiff.ts';
import { takeTurn } from '#features/documents/web/upload/webp-turn.ts';
import { openBook } from '#features/folder/web/pdf/book.ts';
import { putPdf } from '#features/folder/web/pdf/put-file.ts';
import { aHeic } from './a-heic.ts';
import { pdfOf, streamOf } from './a-pdf.ts';
import { aTiff } from './a-tiff.ts';
import { withGainMap } from './camera-jpegs.ts';
import { aDoc, aDocx, aJpeg, aPdf, aPng, lockedPdf } from './sample-files.ts';
import { seededDraws } from './seeded-draws.ts';

const stored = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url));
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const webp = Buffer.from(
  'UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoIAAgAAsBMJagCdGuA/gAGwAD+8i2f419PN/StLg7/qb9frp/pJ+gSEdh//SsfvBf/BMKf8TCjy8AAEXIFIgAAAEVYSUYIAAAASUkqAAgAAAA=',
  'base64',
);
const jpegs = ['progressive', 'restarts', 'restarts-progressive', 'cmyk-adobe'].map((name) =>
  stored(`pictures/${name}.jpg`),
);

/** A form with a tree of pages, a cropped and turned page, a field without a drawing, a box and a layer. */
const aForm = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R 6 0 R] /DA (/Helv 14 Tf 0 g) /NeedAppearances true >> /OCProperties << /OCGs [8 0 R] /D << /OFF [8 0 R] >> >> >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 612 792] >>',
  '<< /Type /Pages /Parent 2 0 R /Count 1 /Kids [4 0 R] /Rotate 90 >>',
  '<< /Type /Page /Parent 3 0 R /CropBox [10 10 400 500] /UserUnit 2 /Resources << /Properties << /L 8 0 R >> >> /Contents [7 0 R 7 0 R] /Annots [5 0 R 6 0 R] >>',
  '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /F 4 /Rect [100 100 300 140] /V (Ruth) /Parent 6 0 R >>',
  '<< /Type /Annot /Subtype /Widget /FT /Btn /T (b) /F 4 /Rect [100 200 120 220] /AS /Yes /AP << /N << /Yes 7 0 R >> >> /OC 8 0 R >>',
  streamOf(Buffer.from('/OC /L BDC 0 0 100 100 re f EMC'), true, '/Subtype /Form /BBox [0 0 20 20]'),
  '<< /Type /OCG /Name (off) >>',
]);

/** What reads bytes with code of our own, and sound files to begin from. What it makes of them does not matter here. */
const readers: Record<string, { files: Buffer[]; read: (bytes: Buffer) => unknown }> = {
  'whole picture': {
    files: [...jpegs, aJpeg(), withGainMap(aJpeg(), aJpeg()), aPng(), gif, webp],
    read: isWhole,
  },
  'data of a JPEG': { files: jpegs.map((jpeg) => jpeg.subarray(0, -2)), read: isWhole },
  kind: { files: [aDocx(), aDoc(), aPdf(), aHeic(), gif, webp], read: (bytes) => judgeFile(bytes, inflate) },
  // The directories alone: a library decodes their pages.
  TIFF: {
    files: [
      aTiff(),
      aTiff({ pages: 3, bigEndian: true }),
      ...['fax-group-4', 'lzw'].map((name) => stored(`tiffs/${name}.tif`)),
    ],
    read: (bytes) => tiffPages(new Uint8Array(bytes).buffer),
  },
  WebP: { files: [webp], read: (bytes) => takeTurn(new Blob([new Uint8Array(bytes)])) },
  HEIC: { files: [aHeic()], read: isDisplayP3 },
  PDF: { files: [aPdf(), lockedPdf()], read: (bytes) => inspectBytes(bytes, 'application/pdf') },
  folder: {
    files: [aForm, aPdf(3)],
    read: async (bytes) => putPdf(await openBook('letter', ''), new Uint8Array(bytes), { altOf: () => '' }),
  },
  Word: { files: [aDocx()], read: (bytes) => inspectBytes(bytes, 'application/x-docx') },
  'old Word': { files: [aDoc()], read: (bytes) => inspectBytes(bytes, 'application/msword') },
  'size of a picture': { files: [...jpegs, aPng()], read: (bytes) => inspectBytes(bytes, 'image/jpeg') },
};

const lengths = [0, 1, 2, 4, 8, 0x7f, 0x80, 0xff];

/** The file with a few places changed: lengths and offsets above all, which tell a reader where to go on. */
function changed(file: Buffer, draw: () => number): Buffer {
  const upTo = (end: number) => Math.floor(draw() * end);
  const bytes = Buffer.from(file);
  for (let changes = 1 + upTo(6); changes > 0; changes -= 1) {
    const at = upTo(bytes.length);
    const way = upTo(4);
    if (way === 0) bytes[at] = upTo(256);
    else if (way === 1) bytes.fill(lengths[upTo(lengths.length)] ?? 0, at, at + 1 + upTo(4));
    else if (way === 2) bytes.copy(bytes, at, upTo(bytes.length), bytes.length);
    else if (at + 4 <= bytes.length) bytes.writeUInt32LE(upTo(at + 1), at);
  }
  return upTo(3) === 0 ? bytes.subarray(0, upTo(bytes.length)) : bytes;
}

const { name, times, place } = workerData as { name: string; times: number; place: Int32Array };
const { files, read } = readers[name] ?? { files: [], read: () => undefined };
const draw = seededDraws(26);
for (let time = 0; time < times; time += 1) {
  place[0] = time;
  const file = files[time % files.length] ?? Buffer.alloc(0);
  try {
    await read(changed(file, draw));
  } catch {
    // A refusal is an end too.
  }
}
parentPort?.postMessage('ended');
