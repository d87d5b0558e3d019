/** Limits count in MB of 1024 x 1024 bytes, everywhere. */
export const megabyte = 1024 * 1024;

/** As long as the contract takes; longer names are cut by no one, the person is asked for a shorter one. */
const longestName = 255;

export type FileProblem = 'empty' | 'too_large' | 'type_not_allowed' | 'name_too_long';

/** The extension with its dot in lower case (".pdf"), or '' when there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(dot).toLowerCase() : '';
}

/**
 * What is wrong with a file before its content is looked at, or undefined. `max_file_size` is in MB and still
 * allowed itself; extensions are compared without regard to case (applicant specification, section 5).
 */
export function fileProblem(
  file: { name: string; size: number },
  limits: { max_file_size: number; allowed_file_types: readonly string[] },
): FileProblem | undefined {
  const extension = extensionOf(file.name);
  if (!limits.allowed_file_types.some((allowed) => allowed.toLowerCase() === extension))
    return 'type_not_allowed';
  if (file.size > limits.max_file_size * megabyte) return 'too_large';
  if (file.size === 0) return 'empty';
  if (file.name.length > longestName) return 'name_too_long';
  return undefined;
}

/** What an office accepts as a NIF document (applicant specification, section 2). */
const nifExtensions = ['.pdf', '.jpg', '.jpeg', '.png'];

/** The extensions that are taken for a part of the guide: some parts want fewer than the settings allow. */
export function extensionsFor(
  guideItem: 'nif-document' | null | undefined,
  allowed: readonly string[],
): string[] {
  if (!guideItem) return [...allowed];
  return allowed.filter((extension) => nifExtensions.includes(extension.toLowerCase()));
}

/** The media type of each extension we can verify by its content; what is stored and served as `Content-Type`. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The media type of a file by its name; undefined for kinds whose content we have no way to check. */
export function mediaTypeOf(fileName: string): string | undefined {
  return mediaTypes[extensionOf(fileName)];
}

/** What browsers show by themselves; everything else is downloaded. */
const viewableTypes = ['application/pdf', 'image/jpeg', 'image/png'];

/** Whether a stored media type can be looked at in a tab. */
export function isViewable(fileType: string): boolean {
  return viewableTypes.includes(fileType);
}

/**
 * Letters that a name may not have: path separators, control characters and the marks that turn the direction of
 * writing, with which `fdp.exe` reads as `exe.pdf`.
 */
const unfitLetters = /[/\\\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Whether a name, already trimmed, can be stored, shown and sent in a header as it is. */
export function isFitName(fileName: string): boolean {
  return fileName.isWellFormed() && !unfitLetters.test(fileName);
}

/** Announced files whose bytes have not arrived yet, per person. The screen sends one at a time. */
export const openUploadsAllowed = 20;
/** What one person may keep, announced files included: 200 of the largest files of the default limit. */
export const bytesAllowed = 2000 * megabyte;

/** How long an announced file may wait before its bytes begin to arrive; the screen then announces it anew. */
export const announcedForMs = 45 * 60_000;
