/** Limits count in MB of 1024 x 1024 bytes, everywhere. */
export const megabyte = 1024 * 1024;

/** The contract allows longer names, so that the user is asked for a shorter one. */
const longestName = 255;

export type FileProblem = 'empty' | 'too_large' | 'type_not_allowed' | 'name_too_long';

/** The extension with its dot in lower case (".pdf"), or '' when there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(dot).toLowerCase() : '';
}

/**
 * What is wrong with a file before its content is checked, or undefined. `max_file_size` in MB is inclusive; extensions
 * ignore case (applicant specification, section 5).
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

/** The extensions that are accepted for a part of the guide: some parts accept fewer than the settings. */
export function extensionsFor(
  guideItem: 'nif-document' | null | undefined,
  allowed: readonly string[],
): string[] {
  if (!guideItem) return [...allowed];
  return allowed.filter((extension) => nifExtensions.includes(extension.toLowerCase()));
}

/** The media type, stored and served as `Content-Type`, of each extension whose content can be verified. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export function mediaTypeOf(fileName: string): string | undefined {
  return mediaTypes[extensionOf(fileName)];
}

/** Whether pictures of other kinds are taken, because a JPG can be made of them. */
export const takesPictures = (extensions: readonly string[]): boolean =>
  extensions.some((extension) => ['.jpg', '.jpeg'].includes(extension.toLowerCase()));

/**
 * `accept` of the file dialogs: what is taken, by media type and by ending, and what we convert. The type of unknown bytes is
 * among it, so that phones, which offer no "All files", do not hide a paper without an ending.
 */
export function acceptFor(extensions: readonly string[]): string {
  const own = extensions.flatMap((extension) => [mediaTypeOf(`a${extension}`) ?? extension, extension]);
  const pictures = takesPictures(extensions) ? ['image/*', '.heic', '.heif'] : [];
  return [...own, ...pictures, 'application/octet-stream'].join();
}

/** Types that browsers show in a tab; all others are downloaded. */
const viewableTypes = ['application/pdf', 'image/jpeg', 'image/png'];

export function isViewable(fileType: string): boolean {
  return viewableTypes.includes(fileType);
}

/** Announced files per user whose bytes have not arrived yet. The screen sends one at a time. */
export const openUploadsAllowed = 20;
/** Bytes per user, announced files included: 200 files of the default maximum size. */
export const bytesAllowed = 2000 * megabyte;

/** How long an announced file may wait until its bytes begin to arrive; then the screen announces it again. */
export const announcedForMs = 45 * 60_000;
