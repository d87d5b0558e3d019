import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { handInWords } from './hand-in-words.pt.ts';

const sql = readFileSync(new URL('../../../db/migrations/0052_hand_in_facts.sql', import.meta.url), 'utf8');
const began = [...sql.matchAll(/\('(hand-in-[a-z0-9-]+)', '([^\n]+)',\n/g)].map(([, id = '', text = '']) => [
  id,
  text.replaceAll("''", "'"),
]);

test('the register began with facts about the hand-in', () => {
  expect(began.length).toBeGreaterThan(30);
});

test.each(began)('%s is translated as the register began with it', (_id, text = '') => {
  expect(handInWords(text).text).not.toBe(text);
});
