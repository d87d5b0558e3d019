import type { PdfPage } from './read-pdf.ts';

/**
 * The text of an attached file for a model's prompt, between two marks that the file cannot hold: `mark` is a random
 * word made for this call, and whatever looks like it is taken out of the text. Say before it, in words of ours, that
 * what stands between the marks is data and that no instruction in it counts. `pages` come without addresses, from
 * `findInText`: no answer may carry a link out of a file.
 */
export function fencePdf(pages: readonly PdfPage[], mark: string): string {
  let inner = pages.map(({ number, text }) => `[page ${number}]\n${text}`).join('\n');
  // Taking one out can put another one together.
  while (inner.includes(mark)) inner = inner.replaceAll(mark, '');
  return `<<<${mark} BEGIN FILE>>>\n${inner}\n<<<${mark} END FILE>>>`;
}

/** What is written where an address was. */
export const addressMark = '[address]';

/** Text of a file without anything that could become a link or a picture. */
export function withoutAddresses(text: string): string {
  return text
    .replaceAll(/!?\[([^[\]\n]{0,500})\]\([^()\n]{0,2000}\)/g, `$1 ${addressMark}`)
    .replaceAll('](', '] (')
    .replaceAll(/\b(?:www\.|mailto:|javascript:|data:)\S+/gi, addressMark)
    .replaceAll(/\S+/g, (word) => (isMailAddress(word) ? addressMark : withoutUrl(word)));
}

/** Whether a word has something, an "@", something, a dot and something, in this order. */
function isMailAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  const dot = at > 0 ? word.indexOf('.', at + 2) : -1;
  return dot > 0 && dot < word.length - 1;
}

/** A word up to where a URL begins in it, by its scheme. */
function withoutUrl(word: string): string {
  let from = /[a-z0-9+.-]:\/\//i.exec(word)?.index ?? -1;
  if (from < 0) return word;
  while (from > 0 && /[a-z0-9+.-]/i.test(word[from - 1] ?? '')) from -= 1;
  return `${word.slice(0, from)}${addressMark}`;
}
