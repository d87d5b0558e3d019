import { constants, inflateSync } from 'node:zlib';
import type { FileFinding } from '../../rules/file-findings.ts';

/** Bytes; a normal object stream holds some hundred dictionaries. */
const mostUnpacked = 32 * 1024 * 1024;
/** Bytes that are unpacked of any stream to see whether it holds objects. */
const peekSize = 64 * 1024;

/** What is in a stream: objects, something else, or more than is unpacked. */
type Unpacked = { objects: Buffer } | 'other' | 'too_large';

/**
 * The objects in a stream of a PDF (7.5.7), if it holds some. Judged by its content alone, because its dictionary may lie.
 * `columns` is the value of a nearby `/Columns`, for rows encoded by a predictor.
 */
export function unpackObjects(data: Buffer, columns: number | undefined): Unpacked {
  const packed = plainBytes(data);
  const beginning = peek(packed);
  const rows = columns === undefined ? undefined : undoPrediction(beginning, columns);
  const predicted = rows !== undefined && beginsWithPairs(rows);
  if (!predicted && !beginsWithPairs(beginning)) return 'other';
  const whole = inflate(packed, mostUnpacked);
  if (whole === 'too_large') return whole;
  const plain = whole ?? packed;
  return { objects: predicted ? undoPrediction(plain, columns ?? 1) : plain };
}

/** Object streams begin with pairs of integers: an object's number and its offset. */
const beginsWithPairs = (bytes: Buffer): boolean =>
  /^[\s\0]{0,64}\d{1,10}[\s\0]{1,64}\d{1,10}[\s\0]{1,64}(?:\d|<<|[[(/<tfn-])/.test(
    bytes.toString('latin1', 0, 400),
  );

/** Unpacks it; undefined when it is not packed. Ignores a damaged end, as readers do. */
function inflate(packed: Buffer, most: number): Buffer | 'too_large' | undefined {
  // The header of RFC 1950, without which no reader unpacks it; an attempt costs 0.1 ms.
  if (packed.length < 2 || ((packed[0] ?? 0) & 15) !== 8 || packed.readUInt16BE(0) % 31 !== 0)
    return undefined;
  try {
    return inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : undefined;
  }
}

/** The beginning, unpacked from less and less data until it fits: deflate expands by at most 1,032. */
function peek(packed: Buffer): Buffer {
  for (const taken of [packed.length, 16_384, 4096, 1024, 60]) {
    const unpacked = inflate(packed.subarray(0, taken), peekSize);
    if (unpacked !== 'too_large') return unpacked ?? packed.subarray(0, peekSize);
  }
  return packed.subarray(0, peekSize);
}

/** Decodes ASCIIHex (7.4.2) and ASCII85 (7.4.3); anything else stays as it is. */
function plainBytes(data: Buffer): Buffer {
  const beginsWith = (letters: RegExp, end: number) =>
    end > 0 && letters.test(data.toString('latin1', 0, Math.min(end, 200)));
  const close = data.indexOf('>');
  if (beginsWith(/^[0-9a-f\s]{8,}$/i, close)) {
    const digits = data
      .subarray(0, close)
      .toString('latin1')
      .replaceAll(/[^0-9a-f]/gi, '');
    return Buffer.from(digits, 'hex');
  }
  const end = data.indexOf('~>');
  if (beginsWith(/^[!-uz\s]{8,}$/, end)) return from85(data.subarray(0, end));
  return data;
}

/** ASCII85: five characters are four bytes. */
function from85(data: Buffer): Buffer {
  const bytes = Buffer.alloc(data.length * 4);
  let length = 0;
  let group: number[] = [];
  const write = (digits: number[], count: number) => {
    const value = digits.reduce((sum, digit) => sum * 85 + digit, 0) % 2 ** 32;
    const four = Buffer.alloc(4);
    four.writeUInt32BE(value);
    length += four.copy(bytes, length, 0, count);
  };
  for (const code of data) {
    if (code === 0x7a && group.length === 0) write([0, 0, 0, 0, 0], 4);
    if (code < 0x21 || code > 0x75) continue;
    group.push(code - 0x21);
    if (group.length < 5) continue;
    write(group, 4);
    group = [];
  }
  if (group.length > 1) write([...group, 84, 84, 84, 84].slice(0, 5), group.length - 1);
  return bytes.subarray(0, length);
}

/** Decodes rows that PNG predictors encoded as differences. */
function undoPrediction(bytes: Buffer, columns: number): Buffer {
  const width = Math.min(Math.max(1, columns), 65_536);
  const rows = Math.ceil(bytes.length / (width + 1));
  const plain = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const filter = bytes[row * (width + 1)] ?? 0;
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const left = column > 0 ? (plain[at - 1] ?? 0) : 0;
      const up = row > 0 ? (plain[at - width] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (plain[at - width - 1] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      plain[at] = (bytes[row * (width + 1) + 1 + column] ?? 0) + guess;
    }
  }
  return plain;
}

function paeth(left: number, up: number, corner: number): number {
  const sum = left + up - corner;
  const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/**
 * The objects of an encrypted PDF that opens without a password (banks send such), as text; else the finding. `expected`
 * is how many streams declare that they hold objects: when fewer come out, something is hidden.
 */
export async function readLockedObjects(bytes: Buffer, expected: number): Promise<Buffer | FileFinding> {
  const { PDFDocument, PDFName, PDFStream } = await import('@cantoo/pdf-lib');
  const file = await PDFDocument.load(bytes, { password: '', updateMetadata: false }).catch(() => undefined);
  if (!file) return 'locked';
  const texts: string[] = [];
  let streams = 0;
  for (const [{ objectNumber }, object] of file.context.enumerateIndirectObjects()) {
    const isStream = object instanceof PDFStream;
    if (isStream && object.dict.lookup(PDFName.of('Type')) === PDFName.of('ObjStm')) streams += 1;
    texts.push(`${objectNumber} 0 obj\n${isStream ? object.dict : object}\nendobj\n`);
  }
  return streams < expected ? 'unreadable' : Buffer.from(texts.join(''), 'latin1');
}
