import { expect, test } from 'vitest';
import { policySections, privacyTexts } from './privacy.ts';

test('the policy is version 4 of April 10th 2023, in sections I to XII', () => {
  expect(privacyTexts.version).toBe('Privacy Policy v4. Last revised April 10th 2023.');
  expect(policySections.map(({ numeral }) => numeral)).toEqual([
    'I',
    'II',
    'III',
    'IV',
    'V',
    'VI',
    'VII',
    'VIII',
    'IX',
    'X',
    'XI',
    'XII',
  ]);
  expect(new Set(policySections.map(({ id }) => id)).size).toBe(12);
});

test('children under 13 need the consent of a parent', () => {
  const children = policySections.find(({ id }) => id === 'children');
  expect(children?.paragraphs.join(' ')).toMatch(/child under 13 .* only with the consent of a parent/);
});
