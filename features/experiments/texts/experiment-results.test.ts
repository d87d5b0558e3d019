import { expect, test } from 'vitest';
import { readingGrade, sentencesOf, wordsOf } from '#tests/support/readability.ts';
import { experimentResultTexts } from './experiment-results.ts';

test.each(Object.entries(experimentResultTexts))('%s reads at grade 8 or below', (_, { body }) => {
  const sentences = sentencesOf(body);
  expect(readingGrade(sentences)).toBeLessThanOrEqual(8);
  for (const sentence of sentences.filter((one) => wordsOf(one).length > 10)) {
    expect(readingGrade([sentence]), sentence).toBeLessThanOrEqual(10);
  }
});

test('the minimum and the margins stand in the texts as the rules have them', () => {
  expect(experimentResultTexts.notEnoughData.body).toContain(
    '150 conversions and the test has run for 7 full days',
  );
  expect(experimentResultTexts.guardrails.body).toContain(
    '10% fewer sign-ups, 2 points more who leave, or 100 ms more to load',
  );
});
