import { constants, inflateRawSync } from 'node:zlib';
import type { FileFinding, FileRefusal } from '../../rules/file-findings.ts';

/** What is in a Word file of today, and why it is not taken, if so. */
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

/** Parts have the names that the file gives them: only what relates them is bound to an ending. */
function findingsOf(entry: ZipEntry): FileFinding[] {
  const name = entry.name.toLowerCase();
  if (/(?:^|\/)(?:embeddings|activex)\//.test(name)) return ['embedded_files'];
  if (name.endsWith('.rels')) return relationsOf(textOf(entry));
  return entry.isXml() ? fieldsOf(textOf(entry)) : [];
}

/** What the file fetches by itself: a template, a picture, a frame. A link waits until it is pressed. */
function relationsOf(text: string): FileFinding[] {
  const findings: FileFinding[] = [];
  for (const relation of tagsOf(text, /^(?:\w{1,20}:)?Relationship /)) {
    const type = / Type ?= ?["']([^"']*)/.exec(relation)?.[1] ?? '';
    const isOutside = / TargetMode ?= ?["'] ?External/i.test(relation);
    if (isOutside && !type.endsWith('/hyperlink')) findings.push('fetches');
    if (/\/(?:aFChunk|oleObject|control|package)$/i.test(type)) findings.push('embedded_files');
  }
  return findings;
}

/** Fields that run a program (DDE) or fetch something. Word joins the pieces of a field, so they are joined here. */
function fieldsOf(text: string): FileFinding[] {
  const pieces = [
    ...tagsOf(text, /^(?:\w{1,20}:)?instrText[ >]/).map((tag) => tag.slice(tag.indexOf('>') + 1)),
    // A quotation mark of the other kind ends nothing, so all that follows is looked at.
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
 * Tags that begin so, each with the text behind it, and with one space for each run of them.
 * @throws Unreadable where a comment or the like may stand within a word of theirs: no word processor writes one.
 */
function tagsOf(text: string, beginning: RegExp): string[] {
  const pieces = text.replaceAll(/\s+/g, ' ').split('<');
  const found = pieces.filter((piece) => beginning.test(piece));
  if (
    found.length > 0 &&
    pieces.some((piece, at) => piece.startsWith('!') || (piece.startsWith('?') && at > 1))
  )
    throw new Unreadable('words that a comment takes apart');
  return found;
}

/** Declared alphabets in which what is looked for is written as we read it. */
const knownLetters = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|iso-8859-\d{1,2}|windows-125\d)$/i;

/** The text of a part, with numbered letters (`&#68;`) written out. */
function textOf(entry: ZipEntry): string {
  const bytes = entry.read();
  const isWide = bytes.length >= 2 && (bytes.readUInt16LE(0) === 0xfeff || bytes.readUInt16LE(0) === 0xfffe);
  const wide = isWide && bytes.readUInt16LE(0) === 0xfffe ? swapped(bytes) : bytes;
  const text = isWide ? wide.toString('utf16le') : bytes.toString('utf8');
  // Word reads neither; something else might, and see another text than we.
  const declaration = text.slice(0, text.indexOf('>')).replaceAll(/\s+/g, ' ');
  const letters = / encoding ?= ?["']([^"']{0,40})/.exec(declaration)?.[1] ?? 'utf-8';
  const isOdd = text.includes('\0') || text.includes('<!DOCTYPE') || text.includes('<!ENTITY');
  if (isOdd || !knownLetters.test(letters)) throw new Unreadable('a text that can be read in two ways');
  return text.replaceAll(/&#(x[0-9a-f]{1,6}|\d{1,7});/gi, (whole, code: string) => {
    const number =
      code.startsWith('x') || code.startsWith('X') ? Number.parseInt(code.slice(1), 16) : Number(code);
    return number <= 0x10ffff ? String.fromCodePoint(number) : whole;
  });
}

const swapped = (bytes: Buffer) => Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16();

/** What is wrong with an archive for whoever wants to know all of it. */
class Unreadable extends Error {
  override name = 'Unreadable';
}

/** A letter has a few dozen parts. */
const mostEntries = 5000;

const mostUnpacked = 32 * 1024 * 1024;

/** Of all that are read, together. */
const mostTogether = 128 * 1024 * 1024;

interface ZipEntry {
  name: string;
  /** Unpacks it; throws `Unreadable` for what is locked, too large or damaged, alone or with what was read before. */
  read(): Buffer;
  /** Whether it begins as XML does, whatever its name says. Throws as `read`. */
  isXml(): boolean;
}

/**
 * The entries of an archive, by the table at its end, which Word goes by.
 * @throws Unreadable when table and entries disagree, or one hides behind another's name.
 */
export function zipEntries(bytes: Buffer): ZipEntry[] {
  const end = bytes.lastIndexOf('PK\x05\x06');
  if (end < 0 || end + 22 > bytes.length) throw new Unreadable('no table');
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) throw new Unreadable('too many entries');
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let together = 0;
  let at = bytes.readUInt32LE(end + 16);
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50)
      throw new Unreadable('a broken table');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const known = name.toLowerCase();
    if (names.has(known)) throw new Unreadable('two entries of one name');
    names.add(known);
    const entry = at;
    entries.push({
      name,
      read() {
        const content = unpack(bytes, entry);
        together += content.length;
        if (together > mostTogether) throw new Unreadable('too much altogether');
        return content;
      },
      isXml: () => xmlBeginning.test(unpack(bytes, entry, 64).toString('latin1')),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** After a mark of its letters' width, and in 16 bits with a zero beside each. */
const xmlBeginning = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]{0,60}</;

/** @param packedBytes - reads no more than these of what is packed: enough for the beginning. */
function unpack(bytes: Buffer, entry: number, packedBytes?: number): Buffer {
  const [flags, method] = [bytes.readUInt16LE(entry + 8), bytes.readUInt16LE(entry + 10)];
  const [packed, local] = [bytes.readUInt32LE(entry + 20), bytes.readUInt32LE(entry + 42)];
  if (flags & 1) throw new Unreadable('locked');
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== 0x04034b50) throw new Unreadable('no entry');
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (from + packed > bytes.length) throw new Unreadable('cut off');
  const content = bytes.subarray(from, from + Math.min(packed, packedBytes ?? packed));
  if (method === 0) return content;
  if (method !== 8) throw new Unreadable('another packing');
  try {
    const finishFlush = packedBytes === undefined ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    return inflateRawSync(content, { maxOutputLength: mostUnpacked, finishFlush });
  } catch (cause) {
    throw new Unreadable('damaged or too large', { cause });
  }
}
