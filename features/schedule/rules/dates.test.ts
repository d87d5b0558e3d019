import { expect, test } from 'vitest';
import { daysBetween, dueReminder, readDay } from './dates.ts';

const today = '2027-03-01';

test.each([
  [['3', '14', '2027'], { day: '2027-03-14' }],
  [[' 03', '1 ', '2027'], { day: '2027-03-01' }],
  [['2', '29', '2028'], { day: '2028-02-29' }],
  [['', '14', '2027'], { problem: 'incomplete' }],
  [['2', '29', '2027'], { problem: 'impossible' }],
  [['13', '1', '2027'], { problem: 'impossible' }],
  [['March', '14', '2027'], { problem: 'impossible' }],
  [['3', '14', '27'], { problem: 'impossible' }],
  [['2', '28', '2027'], { problem: 'past' }],
  [['1', '1', '2043'], { problem: 'too_far' }],
])('%j is %j', ([month = '', day = '', year = ''], expected) => {
  expect(readDay({ month, day, year }, today, 'appointment')).toEqual(expected);
});

test.each([
  [['3', '1', '2027'], { day: '2027-03-01' }],
  [['1', '1', '2025'], { day: '2025-01-01' }],
  [['3', '2', '2027'], { problem: 'future' }],
  [['12', '31', '2024'], { problem: 'long_ago' }],
])('as the day of a criminal record %j is %j', ([month = '', day = '', year = ''], expected) => {
  expect(readDay({ month, day, year }, today, 'criminal_record_issued')).toEqual(expected);
});

test('papers were handed in today or before', () => {
  const read = (day: string) => readDay({ month: '3', day, year: '2027' }, today, 'handed_in');
  expect(read('1')).toEqual({ day: '2027-03-01' });
  expect(read('2')).toEqual({ problem: 'future' });
});

test('days are counted by the calendar, over the change of the clocks, too', () => {
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
});

test.each([
  ['15 days before', '2027-02-27', undefined],
  ['14 days before', '2027-02-28', 14],
  ['a day late, because nothing ran', '2027-03-01', 14],
  ['3 days before', '2027-03-11', 3],
  ['the day before', '2027-03-13', 3],
  ['on the day', '2027-03-14', undefined],
  ['after it', '2027-03-20', undefined],
])('%s', (_when, now, lead) => {
  expect(dueReminder('2027-03-14', '2027-01-01', now)).toBe(lead);
});

test('who saved a day later than its reminder gets the next one', () => {
  expect(dueReminder('2027-03-14', '2027-03-04', '2027-03-05')).toBeUndefined();
  expect(dueReminder('2027-03-14', '2027-03-04', '2027-03-11')).toBe(3);
  expect(dueReminder('2027-03-14', '2027-03-12', '2027-03-13')).toBeUndefined();
});
