import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Translation } from '#platform/shared/languages.ts';
import { readTexts, textFiles, twinOf } from '#tests/support/text-files.ts';

const twins = [...textFiles].filter(([, file]) => existsSync(twinOf(file)));

test.each(twins)('the Portuguese of %s exports what the English does', async (_name, file) => {
  const [portuguese, english] = await Promise.all([import(twinOf(file)), readTexts(file)]);
  expect(Object.keys(portuguese).sort()).toEqual(Object.keys(english).sort());
});

type Step = 'one' | 'two';
interface English {
  title: 'A title';
  more?: 'More';
  id: 'a-step';
  next: Step;
  count: 3;
  lines: readonly ['first', 'second'];
  said: (count: number, step: Step) => 'part' | 'parts';
}

test('the compiler asks for the same shape and for other words', () => {
  const whole: Translation<English> = {
    title: 'Um título',
    id: 'a-step',
    next: 'two',
    count: 3,
    lines: ['primeira', 'segunda'],
    said: (count, step) => `${count} ${step}`,
  };
  const wrong: Partial<Translation<English>>[] = [
    // @ts-expect-error a key that the English text does not have
    { other: 'Outro' },
    // @ts-expect-error the id of something
    { id: 'um-passo' },
    // @ts-expect-error none of the steps
    { next: 'dois' },
    // @ts-expect-error a line is missing
    { lines: ['primeira'] },
    // @ts-expect-error not a sentence
    { said: () => 2 },
    // @ts-expect-error a figure
    { count: 4 },
  ];
  // @ts-expect-error a missing key
  const short: Translation<Pick<English, 'title' | 'next'>> = { title: 'Um título' };
  expect([whole, short, ...wrong]).toHaveLength(8);
});
