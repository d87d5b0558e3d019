import { mediaTypeOf } from './documents.ts';
import type { FileRefusal } from './file-findings.ts';
import { oleParts } from './ole-parts.ts';
import { packedBytes, Unreadable, type ZipPart, zipDirectory } from './zip-directory.ts';

/** What a file is by its bytes. `heic` is the family of HEIF, AVIF among it. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'heic' | 'webp' | 'gif' | 'tiff' | 'docx' | 'doc';

export type JudgedFile = { kind: FileKind } | { refusal: FileRefusal };

/** The stored media type of a kind, which is an ending too; undefined for one that is only taken after a conversion. */
export const mediaTypeOfKind = (kind: FileKind): string | undefined => mediaTypeOf(`a.${kind}`);

/** Why a file is not the stored media type that its name says; undefined when it is. */
export async function refusalFor(
  bytes: Uint8Array,
  mediaType: string | undefined,
  inflate: Inflate,
): Promise<FileRefusal | undefined> {
  const judged = await judgeFile(bytes, inflate);
  if ('refusal' in judged) return judged.refusal;
  return mediaTypeOfKind(judged.kind) === mediaType ? undefined : 'other_content';
}

/** Unpacks a raw deflate stream. Throws for one that is damaged or longer than `most` bytes. */
export type Inflate = (packed: Uint8Array, most: number) => Uint8Array | Promise<Uint8Array>;

/**
 * Bytes that tell every kind but an archive, which tells at its end. Readers of PDFs look for the mark so far into a file;
 * mail programs and scanners put words before it.
 */
export const head = 1024;

/**
 * What a file is, whatever its name says. Browser and server both ask here. Reads the bytes once, unpacks at most a megabyte
 * of them, and never throws.
 * @param bytes - all of the file: an archive tells at its end what it is.
 * @param inflate - of the browser, unless told otherwise.
 */
export async function judgeFile(bytes: Uint8Array, inflate: Inflate = inflateInBrowser): Promise<JudgedFile> {
  const beginning = kindOfBeginning(bytes);
  if (beginning === 'zip') return judgeArchive(bytes, inflate);
  if (beginning === 'ole') return judgeContainer(bytes);
  return beginning ? { kind: beginning } : { refusal: refusalOfText(bytes) };
}

/** What the first 1,024 bytes of a file say: its kind, or a container that the whole file tells apart. */
export function kindOfBeginning(
  bytes: Uint8Array,
): Exclude<FileKind, 'docx' | 'doc'> | 'zip' | 'ole' | undefined {
  const words = latin1(bytes.subarray(0, head));
  const found = marks.find(([, at, beginnings]) => beginnings.some((mark) => words.startsWith(mark, at)));
  const pdf = words.indexOf('%PDF-');
  // Readers of PDFs would take this archive for a PDF.
  if (found?.[0] === 'zip' && pdf >= 0) return undefined;
  if (found && (found[0] !== 'webp' || words.startsWith('RIFF'))) return found[0];
  return pdf >= 0 && !webPage.test(words.slice(0, pdf)) ? 'pdf' : undefined;
}

const heifBrands = 'heic heix heim heis hevc hevx hevm hevs mif1 msf1 avif avis';

/** Each kind with the place of its mark and the marks. */
const marks = [
  ['jpeg', 0, ['\xff\xd8\xff']],
  ['png', 0, ['\x89PNG\r\n\x1a\n']],
  ['gif', 0, ['GIF87a', 'GIF89a']],
  ['tiff', 0, ['II*\0', 'II+\0', 'MM\0*', 'MM\0+']],
  ['webp', 8, ['WEBP']],
  ['heic', 4, heifBrands.split(' ').map((brand) => `ftyp${brand}`)],
  ['zip', 0, ['PK\x03\x04']],
  ['ole', 0, ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']],
] as const;

const webPage = /<(?:!doctype\s{1,9}html|html|head|body|script|iframe|svg|\?php)[\s>]/i;

/** Text that other programs save under Word's ending. */
function refusalOfText(bytes: Uint8Array): FileRefusal {
  const words = readText(bytes.subarray(0, head));
  if (/^\s{0,99}\{\\rtf/.test(words)) return 'rich_text';
  if (webPage.test(words) || /^MIME-Version:/im.test(words)) return 'web_page';
  return 'other_content';
}

const openDocument = /^application\/vnd\.(?:oasis\.opendocument|sun\.xml)\.(\w{1,20})/;

/** The main part of each of Microsoft's kinds, as the list of its parts names it. */
const officeKinds: readonly (readonly [string, JudgedFile])[] = [
  ['macroenabled', { refusal: 'macros' }],
  ['wordprocessingml.document.main', { kind: 'docx' }],
  ['spreadsheetml', { refusal: 'spreadsheet' }],
  ['presentationml', { refusal: 'slides' }],
];

async function judgeArchive(bytes: Uint8Array, inflate: Inflate): Promise<JudgedFile> {
  try {
    const parts = zipDirectory(bytes);
    const find = (pattern: RegExp) => parts.find(({ name }) => pattern.test(name));
    if (find(/(?:^|\/)vba(?:project|data)/i)) return { refusal: 'macros' };
    if (find(/^index\/document\.iwa$|^index\.zip$|^index\.xml\.gz$/i)) return { refusal: 'pages' };
    const listed = find(/^\[content_types\]\.xml$/i);
    if (listed) {
      const types = readText(await unpack(bytes, listed, inflate)).toLowerCase();
      const found = officeKinds.find(([word]) => types.includes(word));
      if (found && hasPart(parts, types, found[0])) return found[1];
    }
    const mimetype = find(/^mimetype$/);
    const open = mimetype && openDocument.exec(readText(await unpack(bytes, mimetype, inflate)))?.[1];
    if (open === 'text' || open === 'writer') return { refusal: 'open_document' };
    return { refusal: open ? 'other_content' : 'archive' };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (error.message === 'no table') return { refusal: 'cut_off' };
    // What Word may still mend is taken, with a warning to staff.
    return latin1(bytes.subarray(0, 4 * head)).includes('word/') ? { kind: 'docx' } : { refusal: 'archive' };
  }
}

/** Whether the part that a list calls by this type is there: a list alone is no document. */
function hasPart(parts: readonly ZipPart[], types: string, word: string): boolean {
  const entry = types.split('<').find((piece) => piece.includes(word)) ?? '';
  const named = /partname ?= ?["']\/?([^"']{1,200})/.exec(entry)?.[1];
  return named ? parts.some(({ name }) => name.toLowerCase().replace(/^\//, '') === named) : parts.length > 1;
}

function judgeContainer(bytes: Uint8Array): JudgedFile {
  const { parts = [], whole = false } = oleParts(bytes) ?? {};
  const has = (...names: string[]) => parts.some(({ name }) => names.includes(name));
  if (has('EncryptedPackage') || (!whole && holdsWide(bytes, 'EncryptedPackage')))
    return { refusal: 'password' };
  if (has('WordDocument')) return { kind: 'doc' };
  if (has('Workbook', 'Book')) return { refusal: 'spreadsheet' };
  if (has('PowerPoint Document')) return { refusal: 'slides' };
  if (has('__properties_version1.0', 'VisioDocument')) return { refusal: 'other_content' };
  // What only its own program can follow is taken, with a warning to staff.
  return { kind: 'doc' };
}

/** Whether this name is somewhere in it, in UTF-16: for a container whose directory cannot be followed. */
function holdsWide(bytes: Uint8Array, name: string): boolean {
  const letters = Uint8Array.from([...name].flatMap((letter) => [letter.charCodeAt(0), 0]));
  for (let at = bytes.indexOf(letters[0] ?? 0); at >= 0; at = bytes.indexOf(letters[0] ?? 0, at + 1))
    if (letters.every((letter, place) => bytes[at + place] === letter)) return true;
  return false;
}

/** More is no list of parts. */
const mostUnpacked = 1024 * 1024;

async function unpack(bytes: Uint8Array, part: ZipPart, inflate: Inflate): Promise<Uint8Array> {
  const packed = packedBytes(bytes, part);
  if (part.method === 0) return packed.subarray(0, mostUnpacked);
  if (part.method !== 8) throw new Unreadable('another packing');
  try {
    return await inflate(packed, mostUnpacked);
  } catch (cause) {
    throw new Unreadable('damaged or too large', { cause });
  }
}

const inflateInBrowser: Inflate = async (packed, most) => {
  const source = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = source.getReader();
  const pieces: BlobPart[] = [];
  for (let length = 0; ; ) {
    const { value, done } = await reader.read();
    if (done) break;
    pieces.push(value);
    length += value.length;
    if (length <= most) continue;
    await reader.cancel();
    throw new Error('too large');
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
};

/** Text of any of the encodings that a mark at its beginning or zeros between its letters tell. */
function readText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);
