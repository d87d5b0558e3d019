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
