import { expect, test } from 'vitest';
import type { Duration } from '#platform/shared/day-numbers.ts';
import { processingDuration, spanFrom } from './durations.ts';

const day = (text: string) => new Date(`${text}T10:00:00`);
const latest = (duration: Duration, start: string) => spanFrom(duration, day(start)).latest;

test.each([
  [{ least: 10, most: 15, unit: 'minute' }, '2026-11-21', '2026-11-21T10:15:00'],
  [{ least: 1, most: 3, unit: 'day' }, '2026-12-30', '2027-01-02T10:00:00'],
  [{ least: 3, most: 4, unit: 'week' }, '2026-11-21', '2026-12-19T10:00:00'],
  [{ least: 2, most: 3, unit: 'month' }, '2026-11-21', '2027-02-21T10:00:00'],
  [{ least: 2, most: 3, unit: 'month' }, '2026-11-30', '2027-02-28T10:00:00'],
] as const)('%o from %s is over by %s', (duration, start, end) => {
  expect(latest(duration, start)).toEqual(new Date(end));
});

test('clocks that change keep the hour and the day', () => {
  expect(latest({ least: 1, most: 1, unit: 'week' }, '2026-10-30').getHours()).toBe(10);
});

test('business days leave out Saturdays and Sundays', () => {
  // Friday, November 20, 2026.
  const { earliest, latest } = spanFrom(processingDuration, day('2026-11-20'));
  expect(earliest).toEqual(day('2026-12-11'));
  expect(latest).toEqual(day('2027-01-01'));
});
