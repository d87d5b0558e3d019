import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3Server } from '#tests/support/s3-server.ts';
import { StorageUnavailable } from './files.ts';
import { keepLine, readKeptLines } from './kept-lines.ts';
import { openFiles } from './open-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'rumo-lines-'));
let bucket: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  bucket = await startS3Server(join(folder, 'bucket'));
});
afterAll(async () => {
  await bucket?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A machine with a data folder of its own. */
const machine = (name: string) => ({ dataDir: mkdtempSync(join(folder, `${name}-`)) });
const day = (number: number) => `2026-11-${number}T10:00:00.000Z`;

test('without a bucket the lines lie in the data folder, for its owner alone', async () => {
  const here = machine('alone');
  expect(await readKeptLines(here, 'erased-accounts')).toEqual([]);
  for (const number of [10, 11]) await keepLine(here, 'erased-accounts', `${day(number)} ${number}`);
  expect(await readKeptLines(here, 'erased-accounts')).toEqual([`${day(10)} 10`, `${day(11)} 11`]);
  expect(await readKeptLines(here, 'audit-anchor')).toEqual([]);
  expect(readFileSync(join(here.dataDir, 'erased-accounts'), 'utf8')).toBe(`${day(10)} 10\n${day(11)} 11\n`);
});

test('in a bucket every machine has what any has kept, with its own lines from before', async () => {
  const one = machine('one');
  await keepLine(one, 'audit-anchor', `${day(12)} 1 abc`);
  const [first, second] = [one, machine('other')].map((env) => ({ ...env, storageUrl: bucket.storageUrl }));
  if (!first || !second) throw new Error('two machines');
  await keepLine(second, 'audit-anchor', `${day(14)} 3 abc`);
  await Promise.all([13, 15, 16].map((number) => keepLine(first, 'audit-anchor', `${day(number)} 2 abc`)));
  const shared = [13, 14, 15, 16].map((number) => expect.stringContaining(day(number)));
  expect(await readKeptLines(second, 'audit-anchor')).toEqual(shared);
  expect(await readKeptLines(first, 'audit-anchor')).toEqual([`${day(12)} 1 abc`, ...shared]);
  expect(await readKeptLines(second, 'audit-anchor', new Date(day(15)))).toEqual(shared.slice(2));
  expect(await readKeptLines(second, 'erased-accounts')).toEqual([]);

  // They are no files of people: nothing would set them aside.
  const files = await openFiles({ ...first, documentKey: Buffer.alloc(32, 7) });
  for await (const key of files.list()) expect(key).toBeUndefined();
});

test('a bucket that is away is said to be away', async () => {
  const away = { ...machine('away'), storageUrl: 's3://key:secret@127.0.0.1:1/papers?tls=no' };
  await expect(keepLine(away, 'audit-anchor', 'x')).rejects.toThrow(StorageUnavailable);
  await expect(readKeptLines(away, 'audit-anchor')).rejects.toThrow(StorageUnavailable);
});
