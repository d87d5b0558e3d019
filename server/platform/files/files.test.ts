import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server } from '#tests/support/s3-server.ts';
import { chunkSize } from './chunk-cipher.ts';
import { FileDamaged, FileMissing, type Files, SizeMismatch } from './files.ts';
import { openFiles } from './open-files.ts';
import { makeStorageKey } from './storage-key.ts';

const user = randomUUID();
const documentKey = randomBytes(32);

async function* bytes(of: Buffer, piece = 65_536) {
  for (let at = 0; at < of.length; at += piece) yield of.subarray(at, at + piece);
}

async function collect(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const piece of pieces) parts.push(piece);
  return Buffer.concat(parts);
}

async function keysOf(files: Files): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.list()) keys.push(key);
  return keys;
}

/** The promises of the door, which every store behind it has to keep. */
describe.each(['disk', 's3'])('files on %s', (kind) => {
  let dataDir: string;
  let files: Files;
  let strangers: Files;
  let stop = async () => {};

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'files-'));
    let storageUrl: string | undefined;
    if (kind === 's3') {
      const server = await startS3Server(dataDir);
      ({ storageUrl } = server);
      stop = server.stop;
    }
    files = await openFiles({ dataDir, storageUrl, documentKey });
    strangers = await openFiles({ dataDir, storageUrl, documentKey: randomBytes(32) });
  });
  afterAll(async () => {
    await stop();
    await rm(dataDir, { recursive: true });
  });

  async function stored(content: Buffer, name = 'a.pdf') {
    const key = makeStorageKey(user, name);
    return { key, ...(await files.put(key, bytes(content), { size: content.length })) };
  }

  test.each([1, 1000, chunkSize, chunkSize + 1, 3_000_000])(
    '%i bytes come back as they went in',
    async (size) => {
      const content = randomBytes(size);
      const file = await stored(content);
      expect(file.size).toBe(size);
      expect(file.sha256).toEqual(createHash('sha256').update(content).digest());
      expect(await collect(await files.open(file))).toEqual(content);
    },
  );

  test('a part comes back without the rest', async () => {
    const content = randomBytes(5 * chunkSize);
    const file = await stored(content);
    for (const [start, end] of [
      [0, 0],
      [chunkSize - 1, chunkSize],
      [2 * chunkSize, 4 * chunkSize - 1],
      [content.length - 1, content.length - 1],
    ] as const) {
      expect(await collect(await files.open(file, { start, end }))).toEqual(content.subarray(start, end + 1));
    }
  });

  test('eight at once do not mix', async () => {
    const contents = Array.from({ length: 8 }, () => randomBytes(700_000));
    const all = await Promise.all(contents.map((content) => stored(content)));
    for (const [i, file] of all.entries()) expect(await collect(await files.open(file))).toEqual(contents[i]);
  });

  test('an erased file is gone, and erasing it again is fine', async () => {
    const file = await stored(randomBytes(10));
    expect(await files.has(file.key)).toBe(true);
    await files.erase(file.key);
    await files.erase(file.key);
    expect(await files.has(file.key)).toBe(false);
    await expect(files.open(file)).rejects.toThrow(FileMissing);
  });

  test.each([
    ['shorter', 999],
    ['longer', 1001],
    ['much longer', 300_000],
    ['empty', 0],
  ])('a content that is %s than announced is not stored', async (_, length) => {
    const key = makeStorageKey(user, 'a.pdf');
    await expect(files.put(key, bytes(randomBytes(length)), { size: 1000 })).rejects.toThrow(SizeMismatch);
    expect(await files.has(key)).toBe(false);
  });

  test('an upload that breaks off is not stored', async () => {
    async function* broken() {
      yield randomBytes(70_000);
      throw new Error('connection lost');
    }
    const key = makeStorageKey(user, 'a.pdf');
    await expect(files.put(key, broken(), { size: 140_000 })).rejects.toThrow('connection lost');
    expect(await files.has(key)).toBe(false);
  });

  test('another document key, another row’s key or another length opens nothing', async () => {
    const [mine, yours] = [await stored(randomBytes(1000)), await stored(randomBytes(1000))];
    await expect(strangers.open(mine)).rejects.toThrow(FileDamaged);
    await expect(files.open({ ...mine, wrappedKey: yours.wrappedKey })).rejects.toThrow(FileDamaged);
    await expect(files.open({ ...mine, key: yours.key })).rejects.toThrow(FileDamaged);
    await expect(files.open({ ...mine, size: 999 })).rejects.toThrow(FileDamaged);
    await expect(files.open({ ...mine, size: chunkSize * 3 })).rejects.toThrow(FileDamaged);
  });

  test('the list names what is stored, and nothing erased or refused', async () => {
    for (const key of await keysOf(files)) await files.erase(key);
    const kept = [await stored(randomBytes(10), 'x.png'), await stored(randomBytes(10), 'ü .pdf')];
    expect((await keysOf(files)).sort()).toEqual(kept.map(({ key }) => key).sort());
  });

  test('a reader that leaves early leaves nothing open', async () => {
    const file = await stored(randomBytes(3_000_000));
    const reading = await files.open(file);
    for await (const _ of reading) break;
    expect(reading.destroyed).toBe(true);
  });

  test('a working store passes the probe', () => files.probe());
});
