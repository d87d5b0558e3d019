import { withoutAddresses } from './fence-pdf.ts';
import { readAmounts } from './income/read-amounts.ts';
import type { FileLine, PdfPage } from './read-pdf.ts';

const longest = 160;
/** Somebody who wants something done: a figure does not talk like that. */
const talking =
  /\b(?:you|your|please|must|should|ignore|disregard|forget|send|pay|transfer|wire|visit|click|call|contact|reply|respond|write|tell|say|repeat|print|reveal|open|download|follow|obey|assistant|system|prompt|instructions?|instead|ai|model|answer)\b/i;
/** What somebody could be called by, or where money could go. */
const reachable =
  /\+?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{3,4}|\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,}|\b\d{9,}\b|\[address\]/;

/**
 * The lines of a file that may be quoted: those that state an amount. A file is somebody else's, and what it says is never
 * passed on otherwise: no sentence that asks for something, no address, no number to call, no account.
 */
export function quotableLines(pages: readonly PdfPage[]): FileLine[] {
  return pages.flatMap(({ number, text }) =>
    text.split('\n').flatMap((line): FileLine[] => {
      const plain = line.replaceAll(/\s+/g, ' ').trim();
      if (plain.length > longest) return [];
      const quoted = withoutAddresses(plain);
      if (talking.test(quoted) || reachable.test(quoted)) return [];
      return readAmounts(quoted).length > 0 ? [{ page: number, text: quoted }] : [];
    }),
  );
}
