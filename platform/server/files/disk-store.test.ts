import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FailingDisk, failingDisk } from '#tests/support/failing-disk.ts';
import { hostileNames } from '#tests/support/hostile-names.ts';
import { diskStore } from './disk-store.ts';
import { FileDamaged, type Files, StorageFull } from './files.ts';
import { sealedFiles } from './sealed-files.ts';

const user = randomUUID();
const newKey = (name = 'a.pdf') => `${user}/${randomUUID()}_${name}`;
const content = randomBytes(300_000);
let outside: string;
let root: string;
let disk: FailingDisk;
let files: Files;

async function* bytes(of = content) {
  for (let at = 0; at < of.length; at += 65_536) yield of.subarray(at, at + 65_536);
}

async function put(key = newKey()) {
  const staged = await files.stage(bytes(), { size: content.length });
  try {
    return { key, size: staged.size, wrappedKey: await staged.publish(key) };
  } finally {
    await staged.discard();
  }
}

const everyFile = async (folder = outside) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'disk-store-'));
  root = join(outside, 'files');
  disk = failingDisk();
  files = sealedFiles(await diskStore(root, disk), randomBytes(32));
  disk.trace.length = 0;
});
afterEach(() => rm(outside, { recursive: true }));

test('the bytes are synced before they get their name, and the name before the answer', async () => {
  await put();
  const steps = disk.trace.filter((step) => /sync|rename/.test(step));
  // The first folder sync is the person's new folder in the root.
  expect(steps).toEqual(['sync', 'folder-sync', 'rename', 'folder-sync']);
});

test('what lies on the disk shows nothing of the content and is for its owner alone', async () => {
  const key = newKey();
  await put(key);
  const stored = await readFile(join(root, key));
  for (let at = 0; at + 32 < content.length; at += 4096)
    expect(stored.includes(content.subarray(at, at + 32))).toBe(false);
  expect((await stat(join(root, key))).mode & 0o777).toBe(0o600);
  expect((await stat(join(root, user))).mode & 0o777).toBe(0o700);
});

test('no name, however hostile, touches anything outside the person’s folder', async () => {
  const names = hostileNames.filter((name) => name !== '');
  for (const name of names) await put(newKey(name));
  const stored = await everyFile();
  expect(stored).toHaveLength(names.length);
  for (const path of stored) expect(path).toMatch(new RegExp(`^files/${user}/[^/]+$`));
});

test('a key that we did not make reaches no disk', async () => {
  await writeFile(join(outside, 'secret'), 'x');
  for (const key of ['../secret', `${user}/../../secret`, '/etc/hosts', 'incoming/x']) {
    await expect(put(key)).rejects.toThrow('not a storage key');
    await expect(files.erase(key)).rejects.toThrow('not a storage key');
    await expect(files.sizeOf(key)).rejects.toThrow('not a storage key');
  }
  expect(await everyFile()).toEqual(['secret']);
});

const faults = [
  ['open', 'EMFILE'],
  ['writeFile', 'EIO'],
  ['sync', 'EIO'],
  ['close', 'EIO'],
  ['mkdir', 'EACCES'],
  ['rename', 'EIO'],
  ['folder-sync', 'EIO'],
] as const;

test.each(faults)('a failing %s (%s) fails the put and leaves nothing', async (call, code) => {
  disk.fail(call, code);
  await expect(put()).rejects.toMatchObject({ code });
  disk.heal();
  expect(await everyFile()).toEqual([]);
  await put();
});

test('when the name cannot be made durable the file is taken back', async () => {
  await put();
  const before = await everyFile();
  disk.fail('folder-sync', 'EIO');
  await expect(put()).rejects.toMatchObject({ code: 'EIO' });
  expect(await everyFile()).toEqual(before);
});

test.each(['writeFile', 'sync', 'close', 'rename', 'folder-sync', 'mkdir', 'open'] as const)(
  'a disk that is full at %s says so',
  async (call) => {
    disk.fail(call, 'ENOSPC');
    await expect(put()).rejects.toThrow(StorageFull);
    expect(await everyFile()).toEqual([]);
  },
);

test('an upload that breaks off leaves nothing', async () => {
  async function* broken() {
    yield content.subarray(0, 70_000);
    throw new Error('connection lost');
  }
  await expect(files.stage(broken(), { size: content.length })).rejects.toThrow('connection lost');
  expect(await everyFile()).toEqual([]);
});

test('only rests that nobody has touched for a while are swept', async () => {
  await writeFile(join(root, 'incoming', 'dead'), 'x');
  expect(await files.sweep(new Date(Date.now() - 60_000))).toBe(0);
  expect(await files.sweep(new Date(Date.now() + 60_000))).toBe(1);
  expect(await everyFile()).toEqual([]);
});

test('an upload whose rest was swept fails instead of being acknowledged', async () => {
  const staged = await files.stage(bytes(), { size: content.length });
  await files.sweep(new Date(Date.now() + 60_000));
  await expect(staged.publish(newKey())).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await everyFile()).toEqual([]);
});

test('a file that lost its end is noticed before the first byte leaves', async () => {
  const key = newKey();
  const { wrappedKey, size } = await put(key);
  await truncate(join(root, key), 200_000);
  await expect(files.open({ key, size, wrappedKey }, { start: 0, end: 9 })).rejects.toThrow(FileDamaged);
  expect(await files.sizeOf(key)).not.toBe(size);
});

test('a disk that cannot be written to fails the probe', async () => {
  await files.probe();
  disk.fail('writeFile', 'ENOSPC');
  await expect(files.probe()).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await everyFile()).toEqual([]);
});

/** A disk of 10 GB with so many megabytes free; its floor is half a gigabyte. */
const withFree = (megabytes: () => number) =>
  Object.assign(failingDisk(), {
    statfs: async () => ({ blocks: 10 * 1024, bsize: 1024 * 1024, bavail: megabytes() }),
  });

test('a file that would take from the last twentieth of the disk is refused before a byte is written', async () => {
  let free = 513;
  const small = withFree(() => free);
  files = sealedFiles(await diskStore(root, small), randomBytes(32));
  expect(await files.room()).toEqual({ free: 513 * 1024 ** 2, floor: 512 * 1024 ** 2 });
  await put();
  free = 512;
  small.trace.length = 0;
  await expect(put()).rejects.toBeInstanceOf(StorageFull);
  expect(small.trace).not.toContain('open');
});

test('a large file ends when others take the room meanwhile, and leaves nothing', async () => {
  let looks = 0;
  const filling = withFree(() => (++looks === 1 ? 600 : 400));
  files = sealedFiles(await diskStore(root, filling), randomBytes(32));
  const large = Buffer.alloc(20 * 1024 ** 2);
  await expect(files.stage(bytes(large), { size: large.length })).rejects.toBeInstanceOf(StorageFull);
  expect(await everyFile()).toEqual([]);
});
