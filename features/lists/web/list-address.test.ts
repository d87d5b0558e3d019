import { expect, test } from 'vitest';
import { matching, oneOf, searchOf, searchText } from './list-address.ts';

test('a query has the order of its names, whatever came first, and nothing empty', () => {
  const values = { dir: 'asc', q: 'Ana & Rui', status: undefined, kind: '' };
  expect(searchOf(['q', 'status', 'kind', 'dir'], values)).toBe('q=Ana+%26+Rui&dir=asc');
  expect(searchOf(['q'], {})).toBe('');
});

test('what is no value of a parameter is not read', () => {
  expect([searchText('  Ana '), searchText('   '), searchText('x'.repeat(300))?.length]).toEqual([
    'Ana',
    undefined,
    200,
  ]);
  const status = oneOf(['open', 'closed']);
  expect([status('open'), status(''), status('Open')]).toEqual(['open', undefined, undefined]);
  const day = matching(/^\d{4}-\d\d-\d\d$/);
  expect([day('2026-11-26'), day('soon'), day('')]).toEqual(['2026-11-26', undefined, undefined]);
});
