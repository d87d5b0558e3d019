import { expect, test } from 'vitest';
import { addBusinessDays, businessDaysSince } from './business-days.ts';

const friday = new Date(2027, 0, 8, 16, 30);
const at = (day: number, hour = 9) => new Date(2027, 0, day, hour);

test('a weekend does not count', () => {
  expect(businessDaysSince(friday, at(8, 23))).toBe(0);
  expect(businessDaysSince(friday, at(10))).toBe(0);
  expect(businessDaysSince(friday, at(11, 0))).toBe(1);
  expect(businessDaysSince(friday, at(26))).toBe(12);
});

test('a clock that runs behind gives no negative day', () => {
  expect(businessDaysSince(friday, at(7))).toBe(0);
});

test('a day begins at midnight, however late it was the day before', () => {
  expect(businessDaysSince(new Date('2026-11-19T23:59:00'), new Date('2026-11-20T00:01:00'))).toBe(1);
});

test('thirty business days are six weeks', () => {
  expect(addBusinessDays(friday, 1)).toEqual(at(11, 0));
  expect(addBusinessDays(friday, 30)).toEqual(new Date(2027, 1, 19));
  expect(businessDaysSince(friday, addBusinessDays(friday, 30))).toBe(30);
});

test('sent on a Sunday, the Monday is the first day', () => {
  expect(addBusinessDays(at(10), 1)).toEqual(at(11, 0));
});
