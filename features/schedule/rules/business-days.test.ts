import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusDays } from '#platform/shared/day-numbers.ts';
import { addBusinessDays, businessDaysBefore, isBusinessDay } from './business-days.ts';

test('a weekend does not count', () => {
  expect(addBusinessDays('2027-01-08', 1)).toBe('2027-01-11');
  expect(addBusinessDays('2027-01-10', 1)).toBe('2027-01-11');
});

test('nothing is done on Thanksgiving, and something on the day after', () => {
  expect(isBusinessDay('2026-11-26')).toBe(false);
  expect(addBusinessDays('2026-11-25', 1)).toBe('2026-11-27');
});

/** As the Office of Personnel Management publishes them. */
test.each([
  ['2026', '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  ['2027', '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
  ['2028', '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
])('the holidays of %s are those of the federal government', (year, holidays) => {
  const found: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = plusDays(day, 1)) {
    const weekend = [0, 6].includes(new Date(day).getUTCDay());
    if (!weekend && !isBusinessDay(day)) found.push(day.slice(5));
  }
  expect(found.join(' ')).toBe(holidays);
});

test('counting back is the counterpart of counting on', () => {
  const day = fc.integer({ min: 0, max: 2000 }).map((days) => plusDays('2025-06-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 40 }), (from, count) => {
      const last = businessDaysBefore(from, count);
      expect(addBusinessDays(last, count) < from).toBe(true);
      expect(addBusinessDays(plusDays(last, 1), count) < from).toBe(false);
    }),
  );
});
