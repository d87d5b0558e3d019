import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3Server } from '#tests/support/s3-server.ts';
import { chunkSize } from './chunk-cipher.ts';
import { FileDamaged, FileMissing, type Files, SizeMismatch } from './files.ts';
import { openFiles } from './open-files.ts';

const user = randomUUID();
const newKey = (name = 'a.pdf') => `${user}/${randomUUID()}_${name}`;
const documentKey = randomBytes(32);
const later = new Date(Date.now() + 3_600_000);

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
  return keys.sort();
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
  beforeEach(async () => {
    for (const key of await keysOf(files)) await files.erase(key);
    await files.sweep(later);
  });
  afterAll(async () => {
    await stop();
    await rm(dataDir, { recursive: true });
  });

  async function stored(content: Buffer, key = newKey()) {
    const staged = await files.stage(bytes(content), { size: content.length });
    const wrappedKey = await staged.publish(key);
    await staged.discard();
    return { key, size: staged.size, sha256: staged.sha256, wrappedKey };
  }

  async function expectNothing() {
    expect(await keysOf(files)).toEqual([]);
    // The S3 server of the tests keeps the beginning of an upload that was broken off.
    if (kind === 's3') await files.sweep(later);
    expect(await files.sweep(later)).toBe(0);
  }

  test('what is set aside is in no list, whole, and comes back or goes', async () => {
    const content = randomBytes(100_000);
    const [file, other] = [await stored(content), await stored(content)];
    for (const { key } of [file, other]) await files.quarantine(key, '2026-11-25');
    await files.quarantine(file.key, '2026-11-26');
    expect(await keysOf(files)).toEqual([]);
    const aside = [];
    for await (const one of files.quarantined()) aside.push(one);
    expect(aside.map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-25']);

    await files.release({ key: file.key, day: '2026-11-25' });
    expect(await collect(await files.open(file))).toEqual(content);
    await files.eraseQuarantined({ key: other.key, day: '2026-11-25' });
    for await (const one of files.quarantined()) expect(one).toBeUndefined();
    expect(await keysOf(files)).toEqual([file.key]);
  });

  test('the store knows whose files it holds, which is no file', async () => {
    expect(await files.readInstallation()).toBeUndefined();
    const id = randomUUID();
    await files.writeInstallation(id);
    expect([await files.readInstallation(), await keysOf(files)]).toEqual([id, []]);
  });

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
    expect(await files.sizeOf(file.key)).toBe(10);
    await files.erase(file.key);
    await files.erase(file.key);
    expect(await files.sizeOf(file.key)).toBeUndefined();
    await expect(files.open(file)).rejects.toThrow(FileMissing);
  });

  test.each([
    ['shorter', 999],
    ['longer', 1001],
    ['much longer', 300_000],
    ['empty', 0],
  ])('a content that is %s than announced is not stored', async (_, length) => {
    await expect(files.stage(bytes(randomBytes(length)), { size: 1000 })).rejects.toThrow(SizeMismatch);
    await expectNothing();
  });

  test('an upload that breaks off is not stored', async () => {
    async function* broken() {
      yield randomBytes(70_000);
      throw new Error('connection lost');
    }
    await expect(files.stage(broken(), { size: 140_000 })).rejects.toThrow('connection lost');
    await expectNothing();
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
    const kept = [
      await stored(randomBytes(10), newKey('x.png')),
      await stored(randomBytes(200_000), newKey('y.pdf')),
    ];
    expect(await keysOf(files)).toEqual(kept.map(({ key }) => key).sort());
    for (const { key, size } of kept) expect(await files.sizeOf(key)).toBe(size);
  });

  test('staged bytes have no name until they are published, and vanish when discarded', async () => {
    const before = await keysOf(files);
    const staged = await files.stage(bytes(randomBytes(10)), { size: 10 });
    expect(await keysOf(files)).toEqual(before);
    await staged.discard();
    await expect(staged.publish(newKey())).rejects.toThrow();
    expect(await keysOf(files)).toEqual(before);
  });

  test('a second upload under the same key replaces the first as a whole', async () => {
    const [first, second] = [randomBytes(400_000), randomBytes(500)];
    const { key } = await stored(first);
    const file = await stored(second, key);
    expect(await collect(await files.open(file))).toEqual(second);
    expect((await keysOf(files)).filter((listed) => listed === key)).toHaveLength(1);
  });

  test('what a dead upload left staged is swept, what is fresh is not', async () => {
    await files.stage(bytes(randomBytes(10)), { size: 10 });
    expect(await files.sweep(new Date(Date.now() - 60_000))).toBe(0);
    expect(await files.sweep(later)).toBe(1);
    expect(await files.sweep(later)).toBe(0);
  });

  test('names that no file system takes are stored all the same', async () => {
    for (const name of ['a:b*?"<>|.pdf', '名前 имя اسم.pdf', `${'é'.repeat(50)}`, '..', ' .pdf ']) {
      const content = randomBytes(100);
      const file = await stored(content, newKey(name));
      expect(await collect(await files.open(file))).toEqual(content);
      await files.erase(file.key);
      expect(await files.sizeOf(file.key)).toBeUndefined();
    }
  });

  test('a reader that leaves early leaves nothing open', async () => {
    const file = await stored(randomBytes(3_000_000));
    const reading = await files.open(file);
    for await (const _ of reading) break;
    expect(reading.destroyed).toBe(true);
  });

  test('a working store passes the probe', () => files.probe());
});
