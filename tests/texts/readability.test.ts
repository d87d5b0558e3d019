import { describe, expect, test } from 'vitest';
import { filledIn, isPrescribed, readModule, textModules } from '#tests/support/own-words.ts';
import { readingGrade, sentencesOf, wordsOf } from '#tests/support/readability.ts';

/** A block (what stands together on the screen) of at least so many words is measured; less says nothing. */
const measurable = 20;
const blockLimit = 8;
/** One sentence may be harder than its block; short ones are left alone, because one long name decides them. */
const sentenceLimit = 10;
const longSentence = 10;

/** Not read as English, or not ours to shorten: sources, addresses, the question in Portuguese. */
const skipped = new Set(['other', 'source', 'checked', 'href']);

interface Block {
  path: string;
  sentences: string[];
}

/** Figures read as they will: a template is filled with a number. */
const fillings: unknown[] = ['5', ['5'], 5, new Date('2027-03-14T12:00:00Z'), {}];

/** The blocks of a module: an object's own strings and lists of strings are one. What is prescribed is not ours to measure. */
function blocksOf(value: unknown, path: string): Block[] {
  if (typeof value !== 'object' || value === null) return [];
  const own: string[] = [];
  const inner: Block[] = [];
  for (const [key, entry] of Object.entries(value)) {
    if (skipped.has(key)) continue;
    const text = typeof entry === 'function' ? filledIn(entry, fillings) : entry;
    const texts = Array.isArray(text) ? text : [text];
    own.push(...texts.filter((one) => typeof one === 'string' && !isPrescribed(one)));
    inner.push(...texts.flatMap((one, index) => blocksOf(one, `${path}.${key}${index ? `[${index}]` : ''}`)));
  }
  return [{ path, sentences: own.flatMap(sentencesOf) }, ...inner];
}

describe.each(textModules)('%s', async (name) => {
  const blocks = blocksOf(await readModule(name), name);

  test('each block reads at grade 8 or below', () => {
    const hard = blocks
      .filter(({ sentences }) => sentences.flatMap(wordsOf).length >= measurable)
      .map(({ path, sentences }) => ({ path, grade: readingGrade(sentences), sentences }))
      .filter(({ grade }) => grade > blockLimit);
    expect(hard).toEqual([]);
  });

  test('no longer sentence is above grade 10', () => {
    const hard = blocks
      .flatMap(({ path, sentences }) => sentences.map((sentence) => ({ path, sentence: sentence.trim() })))
      .filter(({ sentence }) => wordsOf(sentence).length > longSentence)
      .map((line) => ({ ...line, grade: Math.round(readingGrade([line.sentence]) * 10) / 10 }))
      .filter(({ grade }) => grade > sentenceLimit);
    expect(hard).toEqual([]);
  });
});

test('the measure knows easy from hard', () => {
  expect(readingGrade(['The cat sat on the mat.'])).toBeLessThan(1);
  expect(readingGrade(['Bring your passport and two copies of each paper to the center.'])).toBeLessThan(6);
  const officialese =
    'Applicants are respectfully reminded that incomplete documentation will inevitably necessitate rescheduling.';
  expect(readingGrade([officialese])).toBeGreaterThan(15);
});
