import { expect, test } from 'vitest';
import { countedFacts } from '#features/facts/durations.ts';
import { decisionOf } from './durations.ts';

test('the answer comes 30 to 90 days after the papers were handed in', () => {
  expect(decisionOf('2026-11-23', countedFacts)).toEqual({ earliest: '2026-12-23', latest: '2027-02-21' });
});
