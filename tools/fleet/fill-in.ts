import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Copies an example of `deploy/` to `to` with each key of `words` replaced by its value: what an operator does by hand.
 * @throws when the example does not have a word, because then it and the fleet are no longer the same.
 */
export function fillIn(example: string, to: string, words: Record<string, string>): string {
  let text = readFileSync(`deploy/${example}`, 'utf8');
  for (const [word, value] of Object.entries(words)) {
    if (!text.includes(word)) throw new Error(`deploy/${example} lacks ${word}`);
    text = text.replaceAll(word, value);
  }
  writeFileSync(to, text, { mode: 0o644 });
  return to;
}
