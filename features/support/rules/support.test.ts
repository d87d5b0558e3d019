import { expect, test } from 'vitest';
import { faultIn, faultInSnooze, mayRate, replyDueAt, snoozeChoices, urgencyOf } from './support.ts';

const now = new Date('2027-03-16T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test('an answer is due a day after the first unanswered word, and never while nobody waits', () => {
  expect(replyDueAt(new Date('2027-03-15T10:00:00Z'))?.toISOString()).toBe('2027-03-16T10:00:00.000Z');
  expect(replyDueAt(null)).toBeNull();
});

test.each([
  [0, 'calm'],
  [17.99, 'calm'],
  [18, 'at_risk'],
  [23.99, 'at_risk'],
  [24, 'late'],
  [400, 'late'],
])('after %d hours of waiting it is %s', (hours, urgency) => {
  expect(urgencyOf(hoursAgo(hours), now)).toBe(urgency);
});

test('an empty field is missing, a long one too long', () => {
  expect(faultIn('subject', '  ')).toBe('missing');
  expect(faultIn('subject', 'W'.repeat(201))).toBe('tooLong');
  expect(faultIn('body', 'W'.repeat(201))).toBeUndefined();
});

test('people are asked when it is resolved, and may change what they said when it is closed', () => {
  expect(mayRate('resolved', false)).toBe(true);
  expect(mayRate('closed', false)).toBe(false);
  expect(mayRate('closed', true)).toBe(true);
  expect(mayRate('open', true)).toBe(false);
});

test('something sleeps until a moment to come, at most a year', () => {
  expect(faultInSnooze(new Date(now.getTime() + 1), now)).toBeUndefined();
  expect(faultInSnooze(now, now)).toBe('past');
  expect(faultInSnooze(new Date('nonsense'), now)).toBe('past');
  expect(faultInSnooze(new Date('2029-01-01'), now)).toBe('tooFar');
});

test.each([
  ['a Tuesday', 16, 'tomorrow Wed 17 9, inThreeDays Fri 19 9, nextWeek Mon 22 9'],
  ['a Friday, when in three days is next week', 19, 'tomorrow Sat 20 9, nextWeek Mon 22 9'],
  ['a Saturday', 20, 'tomorrow Sun 21 9, nextWeek Mon 22 9, inThreeDays Tue 23 9'],
  ['a Sunday, when tomorrow is next week', 21, 'tomorrow Mon 22 9, inThreeDays Wed 24 9'],
  ['a Monday', 22, 'tomorrow Tue 23 9, inThreeDays Thu 25 9, nextWeek Mon 29 9'],
])('it comes back in a morning: on %s', (_day, date, expected) => {
  const words = snoozeChoices(new Date(2027, 2, date, 15, 30)).map(({ preset, until }) => {
    const [weekday, , day] = until.toDateString().split(' ');
    return `${preset} ${weekday} ${day} ${until.getHours()}`;
  });
  expect(words.join(', ')).toBe(expected);
});
