import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDocumentKey } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'document-key-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('the configured key is taken and nothing is written', async () => {
  const documentKey = randomBytes(32);
  expect(await loadDocumentKey({ dataDir, documentKey })).toBe(documentKey);
  expect(await readdir(dataDir)).toEqual([]);
});

test('without one a key is made once, for its owner alone, and found again', async () => {
  const key = await loadDocumentKey({ dataDir });
  expect(key).toHaveLength(32);
  expect(await loadDocumentKey({ dataDir })).toEqual(key);
  expect((await stat(join(dataDir, 'document.key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['document.key']);
});

test('processes that start together agree on one key', async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, () => loadDocumentKey({ dataDir })));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
});

test('a broken key file stops the start instead of being replaced', async () => {
  await writeFile(join(dataDir, 'document.key'), 'short');
  await expect(loadDocumentKey({ dataDir })).rejects.toThrow('does not hold a key');
});
