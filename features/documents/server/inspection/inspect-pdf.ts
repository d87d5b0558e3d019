import { type FileFinding, mostPixels } from '../../rules/file-findings.ts';
import {
  type Definitions,
  integerAt,
  isDelimiter,
  nameAt,
  runsByItself,
  skipSpace,
  slashes,
  valueBehind,
  withoutComments,
} from './pdf-objects.ts';
import { readLockedObjects, unpackObjects } from './pdf-streams.ts';

/**
 * Names that mean a danger wherever they are, also inside streams, where a false `stream` could hide them: they are so long
 * that packed bytes spell one by chance less than once in ten thousand scans of 10 MB.
 */
const longNames: Readonly<Record<string, FileFinding>> = {
  JavaScript: 'script',
  Launch: 'launches',
  EmbeddedFile: 'embedded_files',
  EmbeddedFiles: 'embedded_files',
  FileAttachment: 'embedded_files',
  RichMedia: 'embedded_files',
  Rendition: 'embedded_files',
  Movie: 'embedded_files',
  GoToR: 'fetches',
  GoToE: 'fetches',
  SubmitForm: 'fetches',
  ImportData: 'fetches',
};
/** Two or three letters occur by chance: these count only outside streams, and `XFA` inside with a value after it. */
const shortNames: Readonly<Record<string, FileFinding>> = {
  JS: 'script',
  EF: 'embedded_files',
  XFA: 'xfa_form',
};

/** Unpacked bytes of all streams. */
const mostUnpackedTogether = 128 * 1024 * 1024;
/** Automatic actions that are followed; the largest normal forms have some hundred. */
const mostTriggers = 1000;
/** A file of 10 MB has some hundred streams, a book some thousand. */
const mostStreams = 20_000;
/** Bytes before `stream` in which its dictionary may begin. */
const dictionaryWindow = 4096;

/**
 * What a PDF holds beside pages. Ignores its cross-reference table and reads all objects, also those that no reader would
 * find, because readers disagree. Linear in the size of the file.
 */
export async function inspectPdf(bytes: Buffer): Promise<FileFinding[]> {
  const scan = newScan();
  scanObjects(bytes, scan);
  if (scan.isLocked) {
    const inside = await readLockedObjects(bytes, scan.objectStreams);
    if (typeof inside === 'string') scan.findings.add(inside);
    else scanObjects(inside, scan);
  }
  if (runsByItself(scan.triggers, scan.definitions)) scan.findings.add('opens_by_itself');
  return [...scan.findings];
}

type Scan = ReturnType<typeof newScan>;

const newScan = () => ({
  findings: new Set<FileFinding>(),
  triggers: [] as Uint8Array[],
  definitions: new Map() as Definitions,
  isLocked: false,
  /** Streams that declare that they hold objects. */
  objectStreams: 0,
  unpacked: 0,
  streams: 0,
});

/** What was last seen of a dictionary, and at which offset. */
type Seen = ReturnType<typeof nothingSeen>;

const nothingSeen = () => ({
  width: 0,
  height: 0,
  columns: undefined as number | undefined,
  first: Number.NEGATIVE_INFINITY,
  /** A filter that is not decoded here. */
  foreign: Number.NEGATIVE_INFINITY,
  /** Its bytes are in another file. */
  elsewhere: false,
});

/** Reads the names outside streams, and each stream by `readStream`. */
function scanObjects(bytes: Buffer, scan: Scan): void {
  let seen = nothingSeen();
  let isEndless = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x2f) {
      const { name, end } = nameAt(bytes, at);
      noteName(name, bytes, at, end, scan, seen);
      at = end - 1;
    } else if (byte === 0x6f && bytes[at + 1] === 0x62 && bytes[at + 2] === 0x6a) {
      if (isDelimiter(bytes[at - 1])) define(bytes, at, scan.definitions);
    } else if (byte === 0x73 && !isEndless) {
      const start = streamAt(bytes, at);
      if (start === undefined) continue;
      const end = bytes.indexOf('endstream', start);
      isEndless = end < 0;
      const data = bytes.subarray(start, isEndless ? bytes.length : end);
      readStream(data, at, scan, seen);
      seen = nothingSeen();
      // Without an end it may be no stream: what follows is read as objects too.
      if (!isEndless) at = end + 'endstream'.length - 1;
    }
  }
}

function noteName(name: string, bytes: Buffer, at: number, end: number, scan: Scan, seen: Seen): void {
  const finding = longNames[name] ?? shortNames[name];
  if (finding) scan.findings.add(finding);
  const value = () => valueBehind(bytes, end);
  const number = () => {
    const found = value();
    if (found.length === 0) scan.findings.add('unreadable');
    return integerAt(found, 0);
  };
  switch (name) {
    case 'OpenAction':
    case 'AA':
      if (scan.triggers.length < mostTriggers) scan.triggers.push(bytes.subarray(end));
      else scan.findings.add('opens_by_itself');
      break;
    case 'Encrypt':
      scan.isLocked = true;
      break;
    case 'ObjStm':
      scan.objectStreams += 1;
      break;
    case 'Width':
      seen.width = number() ?? 0;
      break;
    case 'Height':
      seen.height = number() ?? 0;
      break;
    case 'Columns':
      seen.columns = number();
      break;
    case 'First':
      seen.first = at;
      break;
    case 'LZWDecode':
    case 'LZW':
    case 'RunLengthDecode':
    case 'RL':
    case 'Crypt':
      seen.foreign = at;
      break;
    case 'F':
      // A string or a dictionary, or hidden by a comment.
      if ([0x28, 0x3c, undefined].includes(value()[0])) seen.elsewhere = true;
  }
}

/** Stores the beginning of an object under its number: "12 0 obj". */
function define(bytes: Buffer, at: number, definitions: Definitions): void {
  const near = bytes.subarray(Math.max(0, at - 80), at);
  const words = Buffer.from(near.includes('%') ? withoutComments(near) : near)
    .toString('latin1')
    .split(/\s/)
    .filter(Boolean);
  const [before = '', generation = ''] = words.slice(-2);
  // Of "endobj12" readers take the digits.
  const number = /\d{1,10}$/.exec(before)?.[0];
  if (number && /^\d{1,5}$/.test(generation)) keep(definitions, Number(number), bytes.subarray(at + 3));
}

function keep(definitions: Definitions, number: number, bytes: Uint8Array): void {
  const known = definitions.get(number);
  if (known) known.push(bytes);
  else definitions.set(number, [bytes]);
}

/** The offset of a stream's bytes when its keyword is at `at`, else undefined. */
function streamAt(bytes: Buffer, at: number): number | undefined {
  if (bytes.toString('latin1', at, at + 6) !== 'stream' || !isDelimiter(bytes[at - 1])) return undefined;
  const next = at + 6;
  if (bytes[next] === 0x0a) return next + 1;
  if (bytes[next] === 0x0d) return bytes[next + 1] === 0x0a ? next + 2 : next + 1;
  return undefined;
}

function readStream(data: Buffer, at: number, scan: Scan, seen: Seen): void {
  if (seen.width * seen.height > mostPixels) scan.findings.add('huge_picture');
  if (seen.elsewhere) scan.findings.add('fetches');
  for (const place of slashes(data)) {
    const { name, end } = nameAt(data, place);
    const isForm = name === 'XFA' && [0x20, 0x0a, 0x0d, 0x5b].includes(data[end] ?? 0);
    const finding = isForm ? 'xfa_form' : longNames[name];
    if (finding) scan.findings.add(finding);
  }
  scan.streams += 1;
  if (scan.streams > mostStreams) return void scan.findings.add('unreadable');
  const unpacked = unpackObjects(data, seen.columns);
  if (unpacked === 'other') {
    const near = at - dictionaryWindow;
    if (seen.first > near && seen.foreign > near) scan.findings.add('unreadable');
    return;
  }
  if (unpacked === 'too_large') return void scan.findings.add('unreadable');
  scan.unpacked += unpacked.objects.length;
  if (scan.unpacked > mostUnpackedTogether) return void scan.findings.add('unreadable');
  readObjects(unpacked.objects, scan);
}

/** Reads objects that follow a list of their numbers and offsets; offsets count from the end of the list. */
function readObjects(bytes: Buffer, scan: Scan): void {
  const pairs: [number, number][] = [];
  let at = skipSpace(bytes, 0);
  for (;;) {
    const number = integerAt(bytes, at);
    if (number === undefined) break;
    const next = skipSpace(bytes, at + digitsAt(bytes, at));
    const offset = integerAt(bytes, next);
    if (offset === undefined) break;
    pairs.push([number, offset]);
    at = skipSpace(bytes, next + digitsAt(bytes, next));
  }
  for (const [number, offset] of pairs) keep(scan.definitions, number, bytes.subarray(at + offset));
  scanObjects(bytes, scan);
}

function digitsAt(bytes: Buffer, at: number): number {
  let end = at;
  while ((bytes[end] ?? 0) >= 0x30 && (bytes[end] ?? 0) <= 0x39) end += 1;
  return end - at;
}
