import { expect, test } from 'vitest';
import {
  fifthApart,
  fourthApart,
  heldApart,
  secondApart,
  thirdApart,
  tunedOn,
} from '#tests/assistant/forums.ts';
import { firstHalf, secondHalf } from '#tests/assistant/fresh.ts';
import { heldBack } from '#tests/assistant/held-back.ts';
import { type Asked, type Judged, judge, summary } from '#tests/assistant/judge.ts';
import { last } from '#tests/assistant/last.ts';
import { questions } from '#tests/assistant/questions.ts';
import { rehearsal } from '#tests/assistant/rehearsal.ts';
import { aDatabase } from '#tests/support/database.ts';
import { answerFromLibrary } from './answer-from-library.ts';
import { libraryPassages } from './library-passages.ts';

const { asAnon } = aDatabase();

async function judged(all: readonly Asked[]): Promise<Judged[]> {
  const passages = await asAnon((tx) => libraryPassages(tx, '2026-11-22'));
  return judge(
    all,
    (question) => asAnon((tx) => answerFromLibrary(tx, { question, now: new Date('2026-11-22') })),
    (key) => passages.find((passage) => passage.key === key)?.source,
  );
}

test('of the known questions nine in ten are answered rightly and none wrongly with confidence', async () => {
  const results = await judged(questions);
  process.stdout.write(`known questions, ${summary(results)}\n`);
  const wrong = results.filter(({ right }) => !right);
  expect(results).toHaveLength(40);
  expect(results.filter(({ confidentAndWrong }) => confidentAndWrong)).toEqual([]);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(4);
});

test('the questions that it was never tuned on', async () => {
  const results = await judged(heldBack);
  process.stdout.write(`held back, ${summary(results)}\n`);
  for (const { ask, first, confidence } of results.filter(({ right }) => !right))
    process.stdout.write(`  not right: ${ask} (${first}, ${confidence})\n`);
  expect(results).toHaveLength(15);
  expect(results.filter(({ confidentAndWrong }) => confidentAndWrong)).toEqual([]);
});

test('the questions that it is tuned on are answered rightly', async () => {
  const results = await judged(rehearsal);
  process.stdout.write(`rehearsal, ${summary(results)}\n`);
  expect(results.filter(({ confidentAndWrong }) => confidentAndWrong)).toEqual([]);
  expect(results.filter(({ right }) => !right)).toEqual([]);
});

test.each([
  { name: 'fresh, first half', list: firstHalf, least: 27, orByChoice: 29 },
  { name: 'fresh, second half', list: secondHalf, least: 27, orByChoice: 28 },
  { name: 'last', list: last, least: 28, orByChoice: 29 },
  { name: 'of forums, tuned on', list: tunedOn, least: 46, orByChoice: 49 },
  { name: 'of the first set of forums', list: heldApart, least: 80, orByChoice: 96 },
  { name: 'of the second set', list: secondApart, least: 86, orByChoice: 97 },
  { name: 'of the third set', list: thirdApart, least: 43, orByChoice: 81 },
  { name: 'of the fourth set', list: fourthApart, least: 70, orByChoice: 95 },
  { name: 'of the fifth set', list: fifthApart, least: 68, orByChoice: 90 },
])(
  'questions that are $name are answered as well as they were',
  async ({ name, list, least, orByChoice }) => {
    const results = await judged(list);
    process.stdout.write(`${name}, ${summary(results)}\n`);
    expect(results.filter(({ confidentAndWrong }) => confidentAndWrong)).toEqual([]);
    expect(results.filter(({ right }) => right).length).toBeGreaterThanOrEqual(least);
    const answered = results.filter(({ right, offered }) => right || offered);
    expect(answered.length).toBeGreaterThanOrEqual(orByChoice);
    // Where it asks what is meant, a right choice is there twice as often as none.
    const asks = results.filter((one) => one.asks);
    expect(asks.filter(({ offered }) => offered).length * 3).toBeGreaterThanOrEqual(asks.length * 2);
  },
);
