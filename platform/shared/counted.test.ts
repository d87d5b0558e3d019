import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('one thing is one thing, and everything else is many', () => {
  expect(['0', '1', 2, '1,204', '1000+'].map((count) => counted(count, 'user', 'users'))).toEqual([
    '0 users',
    '1 user',
    '2 users',
    '1,204 users',
    '1000+ users',
  ]);
  expect(counted(1, 'entry', 'entries')).toBe('1 entry');
});
