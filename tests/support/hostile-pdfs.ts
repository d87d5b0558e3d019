import { deflateSync } from 'node:zlib';
import { aPdf, pdfOf, streamOf } from './a-pdf.ts';

/** A file that somebody made to hurt, and which faults are an honest answer to it; null is 'read, as far as it goes'. */
export interface HostilePdf {
  what: string;
  bytes: () => Buffer;
  faults: readonly (string | null)[];
}

const mega = 1024 * 1024;
const pages = (kids: string, count: number) => `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`;
const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const page = (content: string, more = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> ${more} >> /Contents ${content} >>`;

/** One page whose content is the given stream object. */
function withContent(stream: Buffer, ...others: (string | Buffer)[]): Buffer {
  return pdfOf([catalog, pages('4 0 R', 1), font, page('5 0 R'), stream, ...others]);
}

/** What unpacks to `size` bytes, packed `times` over. */
function bomb(size: number, times: number, fill = ' '): Buffer {
  let bytes: Buffer = Buffer.alloc(size, fill);
  for (let time = 0; time < times; time += 1) bytes = deflateSync(bytes, { level: 9 });
  const filters = Array(times).fill('/FlateDecode').join(' ');
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} /Filter [${filters}] >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** Each is small: none is larger than what the API takes. */
export const hostilePdfs: readonly HostilePdf[] = [
  { what: 'no PDF at all', bytes: () => Buffer.from('MZ\x90\0 a program'), faults: ['not_pdf'] },
  { what: 'nothing', bytes: () => Buffer.alloc(0), faults: ['not_pdf'] },
  { what: 'the mark alone', bytes: () => Buffer.from('%PDF-1.7'), faults: ['broken'] },
  { what: 'ten megabytes of noise after the mark', bytes: () => noise(10 * mega), faults: ['broken'] },
  {
    what: 'a stream that unpacks to 200 MB',
    bytes: () => withContent(bomb(200 * mega, 1)),
    faults: ['too_heavy'],
  },
  {
    what: 'a stream packed twice, 500 MB in half a kilobyte',
    bytes: () => withContent(bomb(500 * mega, 2)),
    faults: [null, 'too_heavy'],
  },
  {
    what: 'thirty pages of 40 MB each',
    bytes: () => {
      const kids = Array.from({ length: 30 }, (_, at) => `${5 + at} 0 R`);
      return pdfOf([
        catalog,
        pages(kids.join(' '), 30),
        font,
        bomb(40 * mega, 1),
        ...kids.map(() => page('4 0 R')),
      ]);
    },
    faults: ['too_heavy', 'too_slow'],
  },
  {
    what: 'forty million letters on one page',
    bytes: () =>
      withContent(
        streamOf(
          Buffer.concat([
            Buffer.from('BT /F1 9 Tf 9 9 Td\n'),
            Buffer.alloc(40 * mega, '(a) Tj '),
            Buffer.from(' ET'),
          ]),
          true,
        ),
      ),
    faults: [null, 'too_heavy', 'too_slow'],
  },
  { what: 'ten thousand pages', bytes: () => aPdf(Array(10_000).fill(['One line of text'])), faults: [null] },
  {
    what: 'a million pages that are not there',
    bytes: () =>
      pdfOf([catalog, pages('4 0 R', 1_000_000), font, page('5 0 R'), streamOf(Buffer.from('BT (x) Tj ET'))]),
    faults: [null, 'broken', 'too_slow'],
  },
  {
    what: 'a table of objects that points nowhere',
    bytes: () => aPdf([['A']]).subarray(0, -60),
    faults: [null, 'broken'],
  },
  {
    what: 'a table that names itself as the one before',
    bytes: () =>
      Buffer.from(
        aPdf([['A']])
          .toString('latin1')
          .replace('/Root 1 0 R', '/Root 1 0 R /Prev 9'),
        'latin1',
      ),
    faults: [null, 'broken'],
  },
  {
    what: 'pages that hold themselves',
    bytes: () => pdfOf([catalog, pages('2 0 R', 5), font]),
    faults: [null, 'broken', 'too_slow', 'too_heavy'],
  },
  {
    what: 'a form that draws itself',
    bytes: () =>
      pdfOf([
        catalog,
        pages('4 0 R', 1),
        font,
        page('5 0 R', '/XObject << /X 6 0 R >>'),
        streamOf(Buffer.from('/X Do')),
        streamOf(
          Buffer.from('/X Do /X Do'),
          false,
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
        ),
      ]),
    faults: [null, 'broken', 'too_slow', 'too_heavy'],
  },
  {
    what: 'forms in forms, two to the thirtieth',
    bytes: () => {
      const depth = 30;
      const form = (at: number) =>
        at === depth
          ? streamOf(
              Buffer.from('BT /F1 9 Tf (deep) Tj ET'),
              false,
              '/Type /XObject /Subtype /Form /BBox [0 0 9 9]',
            )
          : streamOf(
              Buffer.from('/X Do /X Do'),
              false,
              `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${7 + at} 0 R >> >>`,
            );
      return pdfOf([
        catalog,
        pages('4 0 R', 1),
        font,
        page('5 0 R', '/XObject << /X 6 0 R >>'),
        streamOf(Buffer.from('/X Do')),
        ...Array.from({ length: depth + 1 }, (_, at) => form(at)),
      ]);
    },
    faults: [null, 'too_slow', 'too_heavy'],
  },
  {
    what: 'an array a hundred thousand deep',
    bytes: () =>
      pdfOf([
        catalog,
        pages('4 0 R', 1),
        font,
        `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
        page('4 0 R'),
      ]),
    faults: [null, 'broken'],
  },
  {
    what: 'a stream of objects that unpacks to 300 MB',
    bytes: () => {
      const packed = deflateSync(Buffer.alloc(300 * mega, '1 0 '), { level: 9 });
      return pdfOf(
        [
          catalog,
          pages('4 0 R', 1),
          font,
          Buffer.concat([
            Buffer.from(
              `<< /Type /ObjStm /N 100000 /First 800000 /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`,
            ),
            packed,
            Buffer.from('\nendstream'),
          ]),
        ],
        '/Broken true',
      ).subarray(0, -30);
    },
    faults: [null, 'broken', 'too_heavy'],
  },
  {
    what: 'locked with a password',
    bytes: () =>
      pdfOf(
        [
          catalog,
          pages('4 0 R', 1),
          font,
          page('5 0 R'),
          streamOf(Buffer.from('BT ET')),
          `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
        ],
        `/Encrypt 6 0 R /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`,
      ),
    faults: ['encrypted'],
  },
  {
    what: 'scripts, a file inside, and an address to open',
    bytes: () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.launchURL\\("http://127.0.0.1:9/"\\)) >> /AA << /WC << /S /URI /URI (http://127.0.0.1:9/) >> >> /Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >> >>',
        pages('4 0 R', 1),
        font,
        page('5 0 R'),
        streamOf(Buffer.from('BT /F1 9 Tf 9 700 Td (Harmless) Tj ET')),
        '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
        bomb(200 * mega, 1),
      ]),
    faults: [null],
  },
];

function noise(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  let state = 1;
  for (let at = 0; at < size; at += 1) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    bytes[at] = state >> 16;
  }
  bytes.write('%PDF-1.7\n');
  return bytes;
}
