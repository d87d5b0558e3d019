import { expect, test } from 'vitest';
import { readRange } from './files.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=990-2000', { start: 990, end: 999 }],
  ['bytes=-1', { start: 999, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=999-', { start: 999, end: 999 }],
])('%s of 1000 bytes', (header, range) => {
  expect(readRange(header, 1000)).toEqual(range);
});

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s lies beyond 1000 bytes', (header) => {
  expect(readRange(header, 1000)).toBe('unsatisfiable');
});

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-4',
  'bytes=0-1,5-6',
  'items=0-1',
  'bytes=a-b',
  'bytes=1.5-2',
  '0-5',
])('%s means the whole', (header) => {
  expect(readRange(header, 1000)).toBeUndefined();
});
