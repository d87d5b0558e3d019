import { constants, inflateRawSync } from 'node:zlib';
import type { FileFinding, FileRefusal } from '../../rules/file-findings.ts';
import type { Inflate } from '../../rules/file-kind.ts';
import { packedBytes, Unreadable, type ZipPart, zipDirectory } from '../../rules/zip-directory.ts';

/** The thread that inspects files has no stream that unpacks: it could not be counted (`limit-buffers.ts`). */
export const inflate: Inflate = (packed, most) => inflateRawSync(packed, { maxOutputLength: most });

/** What is in a .docx file, and why it is refused, if so. */
export function inspectWord(bytes: Buffer): { findings: FileFinding[]; refusal?: FileRefusal } {
  try {
    const entries = zipEntries(bytes);
    const findings = new Set<FileFinding>();
    const types = entries.find(({ name }) => name.toLowerCase() === '[content_types].xml');
    if (entries.some(isProgram) || (types && /macroEnabled/i.test(textOf(types))))
      return { findings: [], refusal: 'macros' };
    for (const entry of entries) for (const finding of findingsOf(entry)) findings.add(finding);
    return { findings: [...findings] };
  } catch (error) {
    if (error instanceof Unreadable) return { findings: ['unreadable'] };
    throw error;
  }
}

const isProgram = ({ name }: ZipEntry) => /(?:^|\/)vba(?:project|data)/i.test(name);

/** The file names its parts as it likes: only relationships have a fixed extension. */
function findingsOf(entry: ZipEntry): FileFinding[] {
  const name = entry.name.toLowerCase();
  if (/(?:^|\/)(?:embeddings|activex)\//.test(name)) return ['embedded_files'];
  if (name.endsWith('.rels')) return relationshipFindings(textOf(entry));
  return entry.isXml() ? fieldFindings(textOf(entry)) : [];
}

/** What the file fetches by itself: a template, a picture, a frame. A hyperlink waits for a click. */
function relationshipFindings(text: string): FileFinding[] {
  const findings: FileFinding[] = [];
  for (const relation of tagsOf(text, /^(?:\w{1,20}:)?Relationship /)) {
    const type = / Type ?= ?["']([^"']*)/.exec(relation)?.[1] ?? '';
    const isOutside = / TargetMode ?= ?["'] ?External/i.test(relation);
    if (isOutside && !type.endsWith('/hyperlink')) findings.push('fetches');
    if (/\/(?:aFChunk|oleObject|control|package)$/i.test(type)) findings.push('embedded_files');
  }
  return findings;
}

/** Fields that run a program (DDE) or fetch something; joined first, as Word joins the pieces of a field. */
function fieldFindings(text: string): FileFinding[] {
  const pieces = [
    ...tagsOf(text, /^(?:\w{1,20}:)?instrText[ >]/).map((tag) => tag.slice(tag.indexOf('>') + 1)),
    // The other quotation mark does not end the value, so all that follows is checked.
    ...tagsOf(text, /^(?:\w{1,20}:)?fldSimple /).map((tag) => ` ${tag.split(/[ :]instr ?= ?/)[1] ?? ''} `),
  ];
  const instructions = pieces.join('').toUpperCase();
  const findings: FileFinding[] = [];
  if (/\bDDE(?:AUTO)?\b/.test(instructions)) findings.push('launches');
  if (/\bINCLUDE(?:PICTURE|TEXT)\b/.test(instructions) && /[A-Z]{2,9}:\/\/|\\\\/.test(instructions))
    findings.push('fetches');
  return findings;
}

/**
 * Tags with this beginning, each with the text after it and with runs of spaces made one.
 * @throws Unreadable where a comment or the like may split a word: no word processor writes one.
 */
function tagsOf(text: string, beginning: RegExp): string[] {
  const pieces = text.replaceAll(/\s+/g, ' ').split('<');
  const found = pieces.filter((piece) => beginning.test(piece));
  if (
    found.length > 0 &&
    pieces.some((piece, at) => piece.startsWith('!') || (piece.startsWith('?') && at > 1))
  )
    throw new Unreadable('words that a comment splits');
  return found;
}

/** Encodings in which what is searched for reads as in UTF-8. */
const knownEncodings = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|iso-8859-\d{1,2}|windows-125\d)$/i;

/** The text of a part, with character references (`&#68;`) decoded. */
function textOf(entry: ZipEntry): string {
  const bytes = entry.read();
  const isWide = bytes.length >= 2 && (bytes.readUInt16LE(0) === 0xfeff || bytes.readUInt16LE(0) === 0xfffe);
  const wide = isWide && bytes.readUInt16LE(0) === 0xfffe ? swapped(bytes) : bytes;
  const text = isWide ? wide.toString('utf16le') : bytes.toString('utf8');
  // Word reads neither; another program might, and see another text.
  const declaration = text.slice(0, text.indexOf('>')).replaceAll(/\s+/g, ' ');
  const encoding = / encoding ?= ?["']([^"']{0,40})/.exec(declaration)?.[1] ?? 'utf-8';
  const isOdd = text.includes('\0') || text.includes('<!DOCTYPE') || text.includes('<!ENTITY');
  if (isOdd || !knownEncodings.test(encoding)) throw new Unreadable('a text that can be read in two ways');
  return text.replaceAll(/&#(x[0-9a-f]{1,6}|\d{1,7});/gi, (whole, code: string) => {
    const number =
      code.startsWith('x') || code.startsWith('X') ? Number.parseInt(code.slice(1), 16) : Number(code);
    return number <= 0x10ffff ? String.fromCodePoint(number) : whole;
  });
}

const swapped = (bytes: Buffer) => Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16();

/** Bytes, of one part and of all that are read. */
const mostUnpacked = 32 * 1024 * 1024;
const mostTogether = 128 * 1024 * 1024;

interface ZipEntry {
  name: string;
  /** Unpacks it; throws `Unreadable` when it is encrypted, damaged or too large, alone or with what was read before. */
  read(): Buffer;
  /** Whether its content begins as XML. Throws as `read`. */
  isXml(): boolean;
}

/**
 * The entries of an archive, by the table at its end, which Word uses.
 * @throws Unreadable when table and entries disagree, or two entries have one name.
 */
export function zipEntries(bytes: Buffer): ZipEntry[] {
  let together = 0;
  return zipDirectory(bytes).map((part) => ({
    name: part.name,
    read() {
      const content = unpack(bytes, part);
      together += content.length;
      if (together > mostTogether) throw new Unreadable('too much altogether');
      return content;
    },
    isXml: () => xmlBeginning.test(unpack(bytes, part, 64).toString('latin1')),
  }));
}

/** After a byte order mark; in UTF-16 with a zero beside each character. */
const xmlBeginning = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]{0,60}</;

/** @param most - unpacks only so many of the packed bytes, for the beginning. */
function unpack(bytes: Buffer, part: ZipPart, most?: number): Buffer {
  const content = packedBytes(bytes, part).subarray(0, most);
  if (part.method === 0) return Buffer.from(content.buffer, content.byteOffset, content.length);
  if (part.method !== 8) throw new Unreadable('another packing');
  try {
    const finishFlush = most === undefined ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    return inflateRawSync(content, { maxOutputLength: mostUnpacked, finishFlush });
  } catch (cause) {
    throw new Unreadable('damaged or too large', { cause });
  }
}
