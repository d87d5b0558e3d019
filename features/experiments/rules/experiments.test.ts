import { expect, test } from 'vitest';
import { nextVariantLetter } from './experiments.ts';

test('added variants are B, C and so on', () => {
  expect(nextVariantLetter(['Control', 'Variant A'])).toBe('B');
  expect(nextVariantLetter(['Control', 'Variant A', 'Variant B'])).toBe('C');
});
