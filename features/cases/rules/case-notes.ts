/** Characters of one note. */
export const noteLimit = 4_000;

/** Notes that one case holds: the tab shows all of them. */
export const notesPerCase = 500;

/** How long a removed note can be restored before it is erased. */
export const restorableMinutes = 10;

/** What is wrong with a note, before it is sent; the server checks the same. */
export function faultInNote(text: string): 'missing' | 'tooLong' | undefined {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  return length > noteLimit ? 'tooLong' : undefined;
}
