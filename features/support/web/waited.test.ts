import { expect, test } from 'vitest';
import { waited } from './waiting-clock.tsx';

const now = new Date('2027-03-16T10:00:00Z');

test.each([
  ['2027-03-16T10:00:30Z', 'just now'],
  ['2027-03-16T09:59:30Z', 'just now'],
  ['2027-03-16T09:50:00Z', '10 m'],
  ['2027-03-16T06:50:00Z', '3 h 10 m'],
  ['2027-03-16T07:00:00Z', '3 h'],
  ['2027-03-15T10:00:00Z', '1 d'],
  ['2027-03-14T05:50:00Z', '2 d 4 h'],
])('since %s it is %s', (since, words) => {
  expect(waited(since, now)).toBe(words);
});
