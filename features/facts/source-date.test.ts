import { expect, test } from 'vitest';
import { formatSourceDate, sourceWords } from './source-date.ts';

test.each([
  ['2026-01-28', 'January 28, 2026'],
  ['2026-02', 'February 2026'],
  ['2026', '2026'],
  [null, 'undated'],
])('%s reads %s', (date, read) => {
  expect(formatSourceDate(date)).toBe(read);
});

test('keeps the date of a source on one line', () => {
  const fact = { source: 'Ministry of Foreign Affairs', source_date: '2026-01-28' };
  expect(sourceWords(fact)).toBe('Source: Ministry of Foreign Affairs, January\u00a028,\u00a02026.');
});
