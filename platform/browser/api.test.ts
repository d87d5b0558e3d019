import { expect, test } from 'vitest';
import { refusalOf } from './api.ts';

test.each([
  [413, 'file_too_large'],
  [429, 'too_many_requests'],
  [502, 'unavailable'],
  [504, 'unavailable'],
  [500, 'internal'],
])('a proxy that answers %i in our place, with a page of its own, says %s', (status, code) => {
  expect(refusalOf(status, undefined).code).toBe(code);
});
