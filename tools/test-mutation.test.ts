import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import guards from '#tests/mutation/guards.json' with { type: 'json' };

test('every guard and every test that mutation testing names is there', () => {
  const named = Object.entries(guards).flatMap(([guard, tests]) => [guard, ...tests]);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
