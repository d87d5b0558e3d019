import { extensionOf, mediaTypeOf } from './documents.ts';

/** Line breaks and tabs part words; nobody sees more of them than a blank. */
const breaks = /[\t-\r\u0085\u2028\u2029]/g;

/**
 * Signs that nobody sees: control characters, and what Unicode lets a program leave out, the direction marks among them, with
 * which `fdp.exe` reads as `exe.pdf`. Kept is what shapes its neighbours: the joiners of Persian and of emojis, and what picks
 * a form or a flag.
 */
const invisible =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A file's name as it is stored, shown and compared. Browser and server both ask here, so that they know it by one name.
 * What is left is as typed; it may be empty.
 */
export function cleanName(fileName: string): string {
  const plain = fileName
    .normalize('NFC')
    .replaceAll(breaks, ' ')
    .replaceAll(invisible, '')
    .replaceAll('\\', '_');
  const first = plain.search(/[^\s.]/u);
  // Windows drops blanks and dots at the end, and dots at the beginning hide a file.
  return first < 0 ? '' : (/^.*[^\s.]/su.exec(plain.slice(first))?.[0] ?? '');
}

/** Whether a clean name can be sent in a header, and is no path. */
export function isFitName(cleanName: string): boolean {
  return cleanName.isWellFormed() && !cleanName.includes('/');
}

/** Endings that say what a file is, and would say it wrongly before a right one. Others are part of the name: "lease 2.1". */
const knownEndings = [
  ...['.pdf', '.jpg', '.jpeg', '.jpe', '.jfif', '.png', '.heic', '.heif', '.avif', '.webp', '.gif', '.tif'],
  ...['.tiff', '.bmp', '.doc', '.docx', '.dot', '.dotx', '.rtf', '.odt', '.pages', '.txt', '.bin', '.tmp'],
];

/** The name without an ending that says what a file is. */
function stemOfKnown(fileName: string): string {
  const ending = extensionOf(fileName);
  return knownEndings.includes(ending) ? fileName.slice(0, -ending.length) : fileName;
}

/** The name with this ending in place of one that says what a file is; behind it where there is none. */
export const withEnding = (fileName: string, ending: string) => `${stemOfKnown(fileName)}${ending}`;

/**
 * The name of a file of this media type: as it is where its ending is one of the type's, else with the first of those that are
 * allowed. Undefined when none is.
 */
export function nameForType(
  fileName: string,
  type: string | undefined,
  allowed: readonly string[],
): string | undefined {
  const fitting = allowed
    .map((ending) => ending.toLowerCase())
    .filter((ending) => type && mediaTypeOf(`a${ending}`) === type);
  // "scan.jpeg.pdf" has its right ending already.
  const right = [fileName, stemOfKnown(fileName)].find((name) => fitting.includes(extensionOf(name)));
  return right ?? (fitting[0] && withEnding(fileName, fitting[0]));
}
