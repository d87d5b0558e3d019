import { type FileFinding, type FileRefusal, mostPixels } from '../../rules/file-findings.ts';
import { refusalFor } from '../../rules/file-kind.ts';
import { inspectOldWord } from './inspect-old-word.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { inflate, inspectWord } from './inspect-word.ts';

/** What was found in a file, each once; with a refusal it must not be kept. */
export interface Inspection {
  findings: FileFinding[];
  refusal?: FileRefusal;
}

/** Inspects a whole file, which must be of `fileType`, the stored media type. */
export async function inspectBytes(bytes: Buffer, fileType: string): Promise<Inspection> {
  const refused = await refusalFor(bytes, fileType, inflate);
  if (refused) return { findings: [], refusal: refused };
  const { findings, refusal } = await inspectKind(bytes, fileType);
  if (refusal) return { findings: [], refusal };
  const all = isPolyglot(bytes, fileType) ? [...findings, 'disguised' as const] : findings;
  return { findings: [...new Set(all)] };
}

async function inspectKind(bytes: Buffer, fileType: string): Promise<Inspection> {
  switch (fileType) {
    case 'application/pdf':
      return { findings: await inspectPdf(bytes) };
    case 'application/msword':
      return { findings: inspectOldWord(bytes) };
    case 'image/jpeg':
    case 'image/png':
      return { findings: inspectPicture(bytes) };
    default:
      return inspectWord(bytes);
  }
}

/** Checks the size in the header of a JPEG or PNG. Decodes nothing. */
function inspectPicture(bytes: Buffer): FileFinding[] {
  const size = bytes[0] === 0x89 ? pngSize(bytes) : jpegSize(bytes);
  if (!size) return ['unreadable'];
  return size.width * size.height > mostPixels ? ['huge_picture'] : [];
}

function pngSize(bytes: Buffer) {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The frame header of each kind of JPEG (ITU T.81, table B.1): C0 to CF without tables of codes, extensions and conditions. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer) {
  let at = 2;
  while (at + 9 < bytes.length) {
    // Any number of fill bytes may come before a marker.
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Signatures of archives, long enough not to occur by chance in 10 MB. */
const archives = [Buffer.from('Rar!\x1a\x07', 'latin1'), Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')];

const pdfMark = Buffer.from('%PDF-');

/** PDF readers look for the mark, and browsers for HTML, so far into a file. */
const head = 1024;

/** What browsers take for the beginning of HTML, and servers for a PHP script. */
const pages = /<(?:!doctype\s{1,9}html|html|head|body|script|iframe|svg|\?php)[\s>]/i;

const [archiveEnd, endSize, longestComment] = [Buffer.from('PK\x05\x06'), 22, 65_535];

/** Whether another program could read a file of this stored media type as another type (a polyglot). */
function isPolyglot(bytes: Buffer, fileType: string): boolean {
  const beginning = bytes.subarray(0, head);
  if (fileType !== 'application/pdf' && beginning.includes(pdfMark)) return true;
  if (pages.test(beginning.toString('latin1'))) return true;
  if (fileType.includes('wordprocessingml')) return false;
  if (pages.test(bytes.subarray(-head).toString('latin1'))) return true;
  return archives.some((mark) => bytes.includes(mark)) || endsAsArchive(bytes);
}

/** ZIP is read from its end: a comment of unknown length, and before it the offset of the table. */
function endsAsArchive(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - endSize - longestComment);
  for (let at = bytes.indexOf(archiveEnd, from); at >= 0; at = bytes.indexOf(archiveEnd, at + 1)) {
    if (at + endSize > bytes.length) return false;
    // Unpackers ignore bytes after the comment.
    if (at + endSize + bytes.readUInt16LE(at + 20) <= bytes.length) return true;
  }
  return false;
}
