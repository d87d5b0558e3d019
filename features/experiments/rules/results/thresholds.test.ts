import { describe, expect, test } from 'vitest';
import { daysLeft, fullDays, runFor } from './thresholds.ts';

const day = 86_400_000;

test('an experiment runs from its start, less its pauses; not before it began', () => {
  const now = new Date('2027-03-15T12:00:00Z');
  expect(runFor(null, now)).toBe(0);
  expect(runFor(new Date('2027-03-16T12:00:00Z'), now)).toBe(0);
  expect(runFor(new Date('2027-03-10T00:00:00Z'), now)).toBe(5.5 * day);
  expect(fullDays(runFor(new Date('2027-03-10T00:00:00Z'), now, day))).toBe(4);
});

describe('days left', () => {
  test('at the pace so far, of the variant with the fewest conversions', () => {
    // UX.md, E3: 62 conversions at 10 a day need 88 / 10 more days.
    expect(daysLeft(6.2 * day, [62, 71])).toEqual({ kind: 'days', days: 9 });
    expect(daysLeft(10 * day, [100, 149, 75])).toEqual({ kind: 'days', days: 10 });
  });

  test('until the seven days where conversions come fast', () => {
    expect(daysLeft(3 * day, [150, 400])).toEqual({ kind: 'days', days: 4 });
    expect(daysLeft(3.1 * day, [90, 400])).toEqual({ kind: 'days', days: 4 });
    expect(daysLeft(0, [150, 150])).toEqual({ kind: 'days', days: 7 });
  });

  test('none at the minimum and after it', () => {
    expect(daysLeft(7 * day, [150, 150])).toEqual({ kind: 'days', days: 0 });
    expect(daysLeft(40 * day, [900, 800])).toEqual({ kind: 'days', days: 0 });
  });

  test('are not guessed on the first day, nor where nobody converts', () => {
    expect(daysLeft(day - 1, [20, 20])).toEqual({ kind: 'unknown', reason: 'too_early' });
    expect(daysLeft(9 * day, [900, 0])).toEqual({ kind: 'unknown', reason: 'no_conversions' });
  });
});
