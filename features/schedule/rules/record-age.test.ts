import { expect, test } from 'vitest';
import { countedFacts } from '#features/facts/durations.ts';
import { checkRecord, dueDay } from './record-age.ts';

const today = '2027-03-01';

test.each([
  ['of today', today, { at: 'any-day', old: false, useBy: '2027-05-30' }],
  ['on its last good day', '2026-12-02', { at: 'any-day', old: false, useBy: '2027-03-02' }],
  ['90 days old', '2026-12-01', { at: 'any-day', old: true, age: 90, lastDay: '2027-06-01' }],
  ['of an August 31', '2026-08-31', { at: 'any-day', old: true, age: 182, lastDay: '2027-02-28' }],
])('without an appointment a record %s', (_, issued, check) => {
  expect(checkRecord({ issued, appointment: null }, today, countedFacts)).toEqual(check);
});

test.each([
  ['89 days later', '2027-05-29', { at: 'appointment', fits: 'everywhere', age: 89 }],
  ['90 days later', '2027-05-30', { at: 'appointment', fits: 'some', age: 90 }],
  ['six months later', '2027-09-01', { at: 'appointment', fits: 'some', age: 184 }],
  ['a day more', '2027-09-02', { at: 'appointment', fits: 'nowhere', age: 185 }],
])('a record of today at an appointment %s', (_, appointment, check) => {
  expect(checkRecord({ issued: today, appointment }, today, countedFacts)).toEqual(check);
});

test('a record is not measured by an appointment that is over, nor by one before it', () => {
  const check = (issued: string, appointment: string) =>
    checkRecord({ issued, appointment }, today, countedFacts);
  expect(check('2027-02-01', '2027-02-20')).toMatchObject({ at: 'any-day', old: false });
  expect(check('2027-03-20', '2027-03-10')).toEqual({ at: 'after' });
});

test('of a record the day counts on which it is 90 days old, over leap days, too', () => {
  expect(dueDay('criminal_record_issued', '2028-01-31', countedFacts)).toBe('2028-04-30');
  expect(dueDay('appointment', '2028-01-31', countedFacts)).toBe('2028-01-31');
});
