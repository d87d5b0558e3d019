import type { FileFinding, FileRefusal } from '#domain/rules/file-findings.ts';
import { Unreadable, type ZipEntry, zipEntries } from './zip-entries.ts';

/** What is in a Word file of today, and why it is not taken, if so. */
export function inspectWord(bytes: Buffer): { findings: FileFinding[]; refusal?: FileRefusal } {
  try {
    const entries = zipEntries(bytes);
    const findings = new Set<FileFinding>();
    const types = entries.find(({ name }) => name === '[Content_Types].xml');
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

function findingsOf(entry: ZipEntry): FileFinding[] {
  const name = entry.name.toLowerCase();
  if (/^word\/(?:embeddings|activex)\//.test(name)) return ['embedded_files'];
  if (name.endsWith('.rels')) return relationsOf(textOf(entry));
  if (/^word\/(?:document|header|footer|footnotes|endnotes|comments)\d{0,4}\.xml$/.test(name))
    return fieldsOf(textOf(entry));
  return [];
}

/** What the file fetches by itself: a template, a picture, a frame. A link waits until it is pressed. */
function relationsOf(text: string): FileFinding[] {
  const findings: FileFinding[] = [];
  for (const relation of text.split('<').filter((tag) => /^(?:\w{1,20}:)?Relationship\s/.test(tag))) {
    const type = /\sType\s{0,9}=\s{0,9}["']([^"']{0,300})/.exec(relation)?.[1] ?? '';
    const isOutside = /\sTargetMode\s{0,9}=\s{0,9}["']External/i.test(relation);
    if (isOutside && !type.endsWith('/hyperlink')) findings.push('fetches');
    if (/\/(?:aFChunk|oleObject|control)$/i.test(type)) findings.push('embedded_files');
  }
  return findings;
}

/** Fields that run a program (DDE) or fetch something. Word joins the pieces of a field, so they are joined here. */
function fieldsOf(text: string): FileFinding[] {
  const pieces: string[] = [];
  for (const tag of text.split('<')) {
    if (/^(?:\w{1,20}:)?instrText[\s>]/.test(tag)) pieces.push(tag.slice(tag.indexOf('>') + 1));
    const simple = /^(?:\w{1,20}:)?fldSimple\s[^>]{0,200}instr\s{0,9}=\s{0,9}["']([^"'>]{0,500})/.exec(tag);
    if (simple) pieces.push(` ${simple[1]} `);
  }
  const instructions = pieces.join('').toUpperCase();
  const findings: FileFinding[] = [];
  if (/\bDDE(?:AUTO)?\b/.test(instructions)) findings.push('launches');
  if (/\bINCLUDE(?:PICTURE|TEXT)\b/.test(instructions) && /[A-Z]{2,9}:\/\/|\\\\/.test(instructions))
    findings.push('fetches');
  return findings;
}

/** The text of a part, with numbered letters (`&#68;`) written out. */
function textOf(entry: ZipEntry): string {
  const bytes = entry.read();
  const isWide = bytes.length >= 2 && (bytes.readUInt16LE(0) === 0xfeff || bytes.readUInt16LE(0) === 0xfffe);
  const wide = isWide && bytes.readUInt16LE(0) === 0xfffe ? swapped(bytes) : bytes;
  const text = isWide ? wide.toString('utf16le') : bytes.toString('utf8');
  // Word reads neither; something else might, and see another text than we.
  if (text.includes('\0') || text.includes('<!DOCTYPE') || text.includes('<!ENTITY'))
    throw new Unreadable('a text that can be read in two ways');
  return text.replaceAll(/&#(x[0-9a-f]{1,6}|\d{1,7});/gi, (whole, code: string) => {
    const number =
      code.startsWith('x') || code.startsWith('X') ? Number.parseInt(code.slice(1), 16) : Number(code);
    return number <= 0x10ffff ? String.fromCodePoint(number) : whole;
  });
}

const swapped = (bytes: Buffer) => Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16();
