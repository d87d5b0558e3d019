import { expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { likest, writtenQuestions } from '../rules/question-index.ts';
import { whomOf } from '../rules/whom.ts';
import { libraryPassages } from './library-passages.ts';

const { asAnon } = aDatabase();

test('every written question belongs to a passage that may be quoted, or says who else knows', async () => {
  const passages = await asAnon((tx) => libraryPassages(tx, '2026-11-22'));
  const held = new Set(passages.map(({ key }) => key));
  expect(
    writtenQuestions.filter(({ key, question }) => !question || !(held.has(key) || whomOf(key))),
  ).toEqual([]);
});

test('no question is written down twice', () => {
  const all = writtenQuestions.map(({ question }) => question);
  expect(all.filter((question, at) => all.indexOf(question) !== at)).toEqual([]);
});

test.each([
  ['how much incom do i ned for the d7', 'income-d7'],
  ['Is there any lenght a lease has to have?', 'lease-length'],
  ['A minha sogra, que vive connosco, pode vir?', 'family-members'],
  ['Quantos meses de extratos?', 'income-statements'],
  ['Is there a golf club in town?', '!everyday everyday'],
])('%s, with slips of the keys or in other words, is like the questions of %s', async (question, key) => {
  expect((await likest(question))[0]?.key).toBe(key);
});
