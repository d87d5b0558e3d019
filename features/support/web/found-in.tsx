import type { Excerpt } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';

/** Where a search was found in what was written: a quotation in one line with its word marked. */
export function FoundIn({ excerpt: { before, word, after } }: { excerpt: Excerpt }) {
  return (
    <>
      <span className="sr-only">{officeSupportTexts.foundIn} </span>“{before}
      <mark className="rounded-sm bg-tint font-strong text-ink">{word}</mark>
      {after}”
    </>
  );
}
