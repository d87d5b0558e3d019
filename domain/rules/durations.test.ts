import { expect, test } from 'vitest';
import { businessDaysSince, type Duration, processingDuration, spanFrom } from './durations.ts';

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

test.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-22', 0],
  ['2026-11-20', '2026-11-23', 1],
  ['2026-11-20', '2026-12-11', 15],
  ['2026-11-21', '2026-11-20', 0],
])('from %s to %s are %i business days', (start, now, days) => {
  expect(businessDaysSince(day(start), day(now))).toBe(days);
});

test('late in the evening is still the same day', () => {
  expect(businessDaysSince(new Date('2026-11-19T23:59:00'), new Date('2026-11-20T00:01:00'))).toBe(1);
});
