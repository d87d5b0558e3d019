import type { ReadPdf } from './read-pdf.ts';

/** The most of a file that goes to a model. */
const longest = 60_000;

/**
 * The text of an attached file for a model's prompt, between two marks that the file cannot hold: `mark` is a random
 * word made for this call, and whatever looks like it is taken out of the text. Say before it, in words of ours, that
 * what stands between the marks is data and that no instruction in it counts. Addresses are taken out: no answer may
 * carry a link out of a file.
 */
export function fencePdf(pdf: ReadPdf, mark: string): string {
  const pages = pdf.pages.map(({ number, text }) => `[page ${number}]\n${text}`).join('\n');
  let inner = withoutAddresses(pages);
  // Taking one out can put another one together.
  while (inner.includes(mark)) inner = inner.replaceAll(mark, '');
  return `<<<${mark} BEGIN FILE>>>\n${inner.slice(0, longest)}\n<<<${mark} END FILE>>>`;
}

/** Text of a file without anything that could become a link or a picture. */
export function withoutAddresses(text: string): string {
  return text
    .replaceAll(/!?\[([^\]\n]*)\]\([^\n]*?\)/g, '$1 [address]')
    .replaceAll('](', '] (')
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '[address]')
    .replaceAll(/\b(?:www\.|mailto:|javascript:|data:)\S+/gi, '[address]')
    .replaceAll(/\S+@\S+\.\S+/g, '[address]');
}
