import { expect, test } from 'vitest';
import { countedFacts, durationOf, durationsOf, insteadOf } from './durations.ts';

test.each([
  ['60', 'days', { least: 60, most: 60, unit: 'day' }],
  ['1', 'month', { least: 1, most: 1, unit: 'month' }],
  [' 30-90 ', 'Days', { least: 30, most: 90, unit: 'day' }],
  ['0-5', 'weeks', { least: 0, most: 5, unit: 'week' }],
])('%s %s can be counted with', (value, unit, duration) => {
  expect(durationOf('processing-time', { value, unit })).toEqual(duration);
});

test.each([
  [null, null],
  ['', 'days'],
  ['about a month', 'days'],
  ['0', 'days'],
  ['0-0', 'weeks'],
  ['-30', 'days'],
  ['90-30', 'days'],
  ['1.5', 'months'],
  ['731', 'days'],
  ['99999', 'days'],
  ['60', null],
  ['60', 'EUR'],
  ['60', 'toString'],
])('%s %s cannot: the checked default counts, and the office says so', (value, unit) => {
  expect(durationOf('apostille', { value, unit })).toBeUndefined();
  const fact = { id: 'apostille', value, unit, is_quoted: true };
  expect(durationsOf([fact])).toEqual(countedFacts);
  expect(insteadOf(fact)).toEqual(countedFacts.apostille);
});

test('an age is one figure', () => {
  expect(durationOf('criminal-record-age', { value: '60-90', unit: 'days' })).toBeUndefined();
});

test('what visitors may not see is not counted from; what nothing is counted from needs no figure', () => {
  const fact = { value: '60', unit: 'days', is_quoted: false };
  expect(insteadOf({ ...fact, id: 'criminal-record-age' })).toEqual(countedFacts['criminal-record-age']);
  expect(insteadOf({ ...fact, id: 'criminal-record-age', is_quoted: true })).toBeUndefined();
  expect(insteadOf({ ...fact, id: 'visa-fee' })).toBeUndefined();
});
