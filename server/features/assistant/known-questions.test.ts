import { expect, test } from 'vitest';
import { lookedAt, onlyMeasured } from '#tests/assistant/fresh.ts';
import { heldBack } from '#tests/assistant/held-back.ts';
import { type Judged, judge, summary } from '#tests/assistant/judge.ts';
import { type KnownQuestion, questions } from '#tests/assistant/questions.ts';
import { rehearsal } from '#tests/assistant/rehearsal.ts';
import { aDatabase } from '#tests/support/database.ts';
import { answerFromLibrary } from './answer-from-library.ts';
import { libraryPassages } from './library-passages.ts';

const { asAnon } = aDatabase();

async function judged(all: readonly KnownQuestion[]): Promise<Judged[]> {
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

test('of sixty fresh questions the library answers as many as when it was tuned on one half of them', async () => {
  const seen = await judged(lookedAt);
  process.stdout.write(`fresh, looked at, ${summary(seen)}\n`);
  for (const { ask, first, confidence } of seen.filter(({ right }) => !right))
    process.stdout.write(`  not right: ${ask} (${first}, ${confidence})\n`);
  const unseen = await judged(onlyMeasured);
  process.stdout.write(`fresh, only measured, ${summary(unseen)}\n`);
  expect([...seen, ...unseen].filter(({ confidentAndWrong }) => confidentAndWrong)).toEqual([]);
  expect(seen.filter(({ right }) => right).length).toBeGreaterThanOrEqual(29);
  expect(unseen.filter(({ right }) => right).length).toBeGreaterThanOrEqual(20);
});
