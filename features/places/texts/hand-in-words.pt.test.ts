import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { handInWords } from './hand-in-words.pt.ts';

const began = new Map(
  ['0052_hand_in_facts.sql', '0058_one_fact_each.sql'].flatMap((name) =>
    [
      ...readFileSync(new URL(`../../../db/migrations/${name}`, import.meta.url), 'utf8').matchAll(
        /\('(hand-in-[a-z0-9-]+)', '([^\n]* [^\n]*)',\n/g,
      ),
    ].map(([, id = '', text = '']) => [id, text.replaceAll("''", "'")] as const),
  ),
);

test('the register began with facts about the hand-in', () => {
  expect(began.size).toBeGreaterThan(30);
});

test.each([...began])('%s is translated as the register began with it', (_id, text = '') => {
  expect(handInWords(text).text).not.toBe(text);
});
