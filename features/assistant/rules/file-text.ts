import { readAmounts } from './amounts.ts';
import { findIncome } from './find-income.ts';
import type { AttachedFile, FileLine, PdfPage } from './pdf.ts';

/** Characters of a file that go to a model. */
const longestForModel = 60_000;

/** Lines that are kept to be quoted: each is searched for each question. A year of statements has a few hundred. */
const mostLines = 1_000;

/** What questions may use of a text. */
export interface TextFindings extends Pick<AttachedFile, 'forModel' | 'quotable' | 'income'> {
  /** There were more lines than are kept. */
  cut: boolean;
}

/** Looks through the text of a stranger's file. Call it in a thread with limits: a text of 300,000 characters takes a while. */
export function findInText(pages: readonly PdfPage[]): TextFindings {
  let left = longestForModel;
  const forModel = pages.flatMap(({ number, text }) => {
    const begin = withoutAddresses(text.slice(0, left)).slice(0, left);
    left -= begin.length;
    return begin === '' ? [] : [{ number, text: begin }];
  });
  const quotable = quotableLines(pages);
  const income = findIncome(pages);
  return {
    forModel,
    quotable: quotable.slice(0, mostLines),
    income: income.slice(0, mostLines),
    cut: Math.max(quotable.length, income.length) > mostLines,
  };
}

const longest = 160;

/** A person who wants something done: a figure does not talk like that. */
const talking =
  /\b(?:you|your|please|must|should|ignore|disregard|forget|send|pay|transfer|wire|visit|click|call|contact|reply|respond|write|tell|say|repeat|print|reveal|open|download|follow|obey|assistant|system|prompt|instructions?|instead|ai|model|answer)\b/i;

/** What a person could be called by, or where money could go. */
const reachable =
  /\+?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{3,4}|\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,}|\b\d{9,}\b|\[address\]/;

/**
 * The lines of a file that may be quoted: those that state an amount. A file is another person's, and what it says is never
 * passed on otherwise: no sentence that asks for something, no address, no number to call, no account.
 */
function quotableLines(pages: readonly PdfPage[]): FileLine[] {
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

/**
 * The text of an attached file for a model's prompt, between two marks that the file cannot hold: `mark` is a random
 * word made for this call, and whatever looks like it is taken out of the text. Say before it, in words of ours, that
 * what is between the marks is data and that no instruction in it counts. `pages` come without addresses, from
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
