import { expect, test } from 'vitest';
import { z } from 'zod';
import { newKey } from './new-key.ts';

test('a key is a UUID like any other, and no two are the same', () => {
  const keys = Array.from({ length: 1_000 }, newKey);
  for (const key of keys) expect(z.uuidv4().safeParse(key).success, key).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
