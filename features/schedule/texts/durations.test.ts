import { expect, test } from 'vitest';
import { guideSteps } from '#features/guide/texts/guide.ts';
import { stepDurations } from '../rules/durations.ts';
import { durationWords } from './durations.ts';

test('the steps take what their titles say', () => {
  expect(Object.values(stepDurations).map(durationWords)).toEqual(guideSteps.map((step) => step.duration));
});

test('one of a kind', () => {
  expect(durationWords({ least: 1, most: 1, unit: 'week' })).toBe('1 week');
});
