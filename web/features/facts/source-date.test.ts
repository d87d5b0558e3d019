import { expect, test } from 'vitest';
import { formatSourceDate } from './source-date.ts';

test.each([
  ['2026-01-28', 'January 28, 2026'],
  ['2026-02', 'February 2026'],
  ['2026', '2026'],
  [null, 'undated'],
])('%s reads %s', (date, read) => {
  expect(formatSourceDate(date)).toBe(read);
});
