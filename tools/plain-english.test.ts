import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** House words that made readers look twice. `stands` is for what stands for something else. */
const banned =
  /\bAnswers (?:how|what|whether|where|which)\b|\b(?:somebody|whoever|anew)\b|\bstands\b(?! for)/i;

/** A key of a text (`texts.somebody`) is no comment. */
const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`/\w])\/\/ .*/g;

test('comments of served code say the user, the caller, again: in the words that everyone uses', () => {
  const files = globSync('{app,features,platform,ui,db/worlds,tools}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|\.d\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(900);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(comment)]
      .filter(([words]) => banned.test(words))
      .map(([words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});
