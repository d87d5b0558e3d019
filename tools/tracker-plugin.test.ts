import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeTracker } from './tracker-plugin.ts';

test('the script that counts visits weighs less than 1.1 kB, and loads nothing', async () => {
  const code = await makeTracker();
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(1_100);
  expect(code).not.toMatch(/\bimport\b|\bexport\b|https?:/);
});
