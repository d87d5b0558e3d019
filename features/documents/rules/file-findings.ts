/**
 * What an uploaded file is found to be, beside what its name says. None of them stops a document: staff see it as a
 * picture, and get the file itself only after a warning that names these.
 */
export const fileFindings = [
  /** Word's format of before 2007: no browser can draw it, and it may hold programs. */
  'old_word',
  /** Programs that Word runs. */
  'macros',
  /** Programs that a PDF reader runs. */
  'script',
  /** Starts another program on the computer. */
  'launches',
  /** Does something as soon as it is opened, beside turning to a page. */
  'opens_by_itself',
  /** Other files or recordings are inside. */
  'embedded_files',
  /** Fetches from, or sends to, another place. */
  'fetches',
  /** A form whose pages are made by a program (XFA). */
  'xfa_form',
  /** A picture of more than `mostPixels`. */
  'huge_picture',
  /** Also a file of another kind: an archive behind a photo, a web page inside a PDF. */
  'disguised',
  /** Its insides cannot be read without a password. */
  'locked',
  /** We could not look into all of it. */
  'unreadable',
] as const;
export type FileFinding = (typeof fileFindings)[number];

/**
 * Pixels beyond which a picture is no scan: an A3 sheet at 600 dpi has 70 million, the largest phone photos that arrive
 * without being made smaller 50 million. Opened, 100 million take 400 MB of memory.
 */
export const mostPixels = 100_000_000;

/** The findings of a row, whose type is any text. */
export function knownFindings(findings: readonly string[]): FileFinding[] {
  return fileFindings.filter((finding) => findings.includes(finding));
}

/** Whether an uploaded file still waits to be looked at: nobody but its owner may open it. */
export function isChecking(row: { upload_status: string; check_status: string }): boolean {
  return row.upload_status === 'uploaded' && row.check_status === 'waiting';
}

/** What a browser cannot draw safely, or not at all: there is no picture of these. */
const undrawable: readonly FileFinding[] = ['old_word', 'huge_picture'];

/** Whether we can show a file with these findings as pictures. */
export function isDrawable(findings: readonly FileFinding[]): boolean {
  return !findings.some((finding) => undrawable.includes(finding));
}

/** Why a file is not taken at all, though its ending is allowed. */
export type FileRefusal = 'macros' | 'password' | 'rich_text' | 'pages' | 'other_content';
