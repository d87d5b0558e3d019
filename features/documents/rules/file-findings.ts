/**
 * What the checks may find in an uploaded file. Findings do not stop a document: staff see it as pictures, and get the file
 * itself only after a warning that lists them.
 */
export const fileFindings = [
  /** Word's format before 2007: no browser can draw it, and it may hold macros. */
  'old_word',
  'macros',
  /** JavaScript in a PDF. */
  'script',
  /** Starts another program. */
  'launches',
  /** Runs an action when it is opened, other than turning to a page. */
  'opens_by_itself',
  /** Other files or recordings are inside. */
  'embedded_files',
  /** Fetches from or sends to another address. */
  'fetches',
  /** A form whose pages are generated (XFA). */
  'xfa_form',
  /** A picture of more than `mostPixels`. */
  'huge_picture',
  /** Also a file of another type: an archive after a photo, HTML inside a PDF. */
  'disguised',
  /** Its content needs a password. */
  'locked',
  /** Not all of it could be inspected. */
  'unreadable',
] as const;
export type FileFinding = (typeof fileFindings)[number];

/**
 * More pixels are no scan: an A3 sheet at 600 dpi has 70 million, the largest phone photos 50 million. Decoded, 100 million
 * take 400 MB of memory.
 */
export const mostPixels = 100_000_000;

/** The findings of a row, whose type is any text. */
export function knownFindings(findings: readonly string[]): FileFinding[] {
  return fileFindings.filter((finding) => findings.includes(finding));
}

/** Whether an uploaded file still waits for its checks: only its owner may open it. */
export function isChecking(row: { upload_status: string; check_status: string }): boolean {
  return row.upload_status === 'uploaded' && row.check_status === 'waiting';
}

/** Files with these cannot be drawn safely or at all. */
const undrawable: readonly FileFinding[] = ['old_word', 'huge_picture'];

export function isDrawable(findings: readonly FileFinding[]): boolean {
  return !findings.some((finding) => undrawable.includes(finding));
}

/** Why a file is refused for what it is. */
export type FileRefusal =
  | 'macros'
  | 'password'
  | 'rich_text'
  | 'pages'
  | 'web_page'
  | 'open_document'
  | 'spreadsheet'
  | 'slides'
  | 'archive'
  /** It ends before its end. */
  | 'cut_off'
  | 'other_content';
