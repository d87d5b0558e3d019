import type { FileFinding } from '../../rules/file-findings.ts';
import { lastSector, type OlePart, oleParts } from '../../rules/ole-parts.ts';

/** Names of parts in other programs' files, and the class of an installer. */
const others = ['Workbook', 'Book', 'PowerPoint Document', '__properties_version1.0', 'VisioDocument'];
const installer = '84100c0000000000c000000000000046';

/** What is in a file of Word's old format: a container of named parts (MS-CFB). */
export function inspectOldWord(bytes: Buffer): FileFinding[] {
  const container = oleParts(bytes);
  if (!container?.whole) return ['old_word', 'unreadable'];
  const { parts } = container;
  const has = (...names: string[]) => parts.some(({ name }) => names.includes(name));
  const findings: FileFinding[] = ['old_word'];
  if (has('Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR')) findings.push('macros');
  if (has('ObjectPool')) findings.push('embedded_files');
  if (has(...others) || parts[0]?.class === installer) findings.push('disguised');
  if (has('EncryptedPackage') || isLocked(bytes, parts)) findings.push('locked');
  return findings;
}

/** Whether the document itself needs a password: a bit of its first block (MS-DOC, FibBase). */
function isLocked(bytes: Buffer, parts: readonly OlePart[]): boolean {
  const document = parts.find(({ name }) => name === 'WordDocument');
  if (!document || document.start >= lastSector) return false;
  const at = (document.start + 1) * 2 ** bytes.readUInt16LE(30);
  if (at + 12 > bytes.length) return false;
  return (bytes.readUInt16LE(at + 10) & 0x0100) !== 0;
}
