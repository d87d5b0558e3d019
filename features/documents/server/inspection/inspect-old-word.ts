import type { FileFinding } from '../../rules/file-findings.ts';

const directoryEntry = 128;
/** A document has about twenty parts. */
const mostEntries = 4096;
const lastSector = 0xfffffff9;

/** Names of parts in other programs' files, and the class of an installer. */
const others = ['Workbook', 'Book', 'PowerPoint Document', '__properties_version1.0', 'VisioDocument'];
const installer = '84100c0000000000c000000000000046';

/** What is in a file of Word's old format: a container of named parts (MS-CFB). */
export function inspectOldWord(bytes: Buffer): FileFinding[] {
  const parts = readContainer(bytes);
  if (!parts) return ['old_word', 'unreadable'];
  const has = (...names: string[]) => parts.some(({ name }) => names.includes(name));
  const findings: FileFinding[] = ['old_word'];
  if (has('Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR')) findings.push('macros');
  if (has('ObjectPool')) findings.push('embedded_files');
  if (has(...others) || parts[0]?.class === installer) findings.push('disguised');
  if (isEncryptedWord(bytes) || isLocked(bytes, parts)) findings.push('locked');
  return findings;
}

/** Whether a container holds a new Word file that asks for a password (MS-OFFCRYPTO). */
export function isEncryptedWord(bytes: Buffer): boolean {
  return readContainer(bytes)?.some(({ name }) => name === 'EncryptedPackage') ?? false;
}

interface Part {
  name: string;
  start: number;
  class: string;
}

/** The names of a container's parts; undefined when its directory cannot be followed. */
function readContainer(bytes: Buffer): Part[] | undefined {
  if (bytes.length < 512 || bytes.readUInt32LE(0) !== 0xe011cfd0) return undefined;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const size = 2 ** shift;
  const placeOf = (sector: number) => (sector + 1) * size;
  const next = (sector: number): number | undefined => {
    const perTable = size / 4;
    const table = Math.floor(sector / perTable);
    // Tables beyond the 109th are listed elsewhere: in containers of more than 6 MB, whose directory is rarely so far.
    if (table >= 109) return undefined;
    const place = placeOf(bytes.readUInt32LE(76 + 4 * table)) + 4 * (sector % perTable);
    return place + 4 <= bytes.length ? bytes.readUInt32LE(place) : undefined;
  };
  const parts: Part[] = [];
  let sector: number | undefined = bytes.readUInt32LE(48);
  while (sector !== undefined && sector < lastSector) {
    const from = placeOf(sector);
    if (from + size > bytes.length || parts.length >= mostEntries) return undefined;
    for (let at = from; at < from + size; at += directoryEntry) {
      const length = Math.min(64, bytes.readUInt16LE(at + 64));
      if (bytes[at + 66] === 0 || length < 2) continue;
      parts.push({
        name: bytes.toString('utf16le', at, at + length - 2),
        start: bytes.readUInt32LE(at + 116),
        class: bytes.toString('hex', at + 80, at + 96),
      });
    }
    sector = next(sector);
  }
  return sector === undefined || parts.length === 0 ? undefined : parts;
}

/** Whether the document itself needs a password: a bit of its first block (MS-DOC, FibBase). */
function isLocked(bytes: Buffer, parts: readonly Part[]): boolean {
  const document = parts.find(({ name }) => name === 'WordDocument');
  if (!document || document.start >= lastSector) return false;
  const at = (document.start + 1) * 2 ** bytes.readUInt16LE(30);
  if (at + 12 > bytes.length) return false;
  return (bytes.readUInt16LE(at + 10) & 0x0100) !== 0;
}
