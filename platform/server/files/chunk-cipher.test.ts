import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkSize, contentSize, seal, sealedRange, sealedSize, unseal } from './chunk-cipher.ts';
import { FileDamaged, SizeMismatch } from './files.ts';

const key = randomBytes(32);
const sealedChunk = chunkSize + 16;
const sizes = [1, 15, 16, 17, chunkSize - 1, chunkSize, chunkSize + 1, 2 * chunkSize, 3 * chunkSize + 5];

async function* inPieces(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function collect(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const piece of pieces) parts.push(Buffer.from(piece));
  return Buffer.concat(parts);
}

const sealed = (content: Buffer, piece = 65_536) =>
  collect(seal(inPieces(content, piece), key, content.length));

/** Opens a range the way the file door does: only the sealed bytes that hold it are read. */
function openRange(stored: Buffer, size: number, start: number, end: number, withKey = key, piece = 10_007) {
  const part = sealedRange(size, { start, end });
  return collect(
    unseal(inPieces(stored.subarray(part.start, part.end + 1), piece), withKey, size, { start, end }),
  );
}

test.each(sizes)('a content of %i bytes comes back, and takes the space that was announced', async (size) => {
  const content = randomBytes(size);
  const stored = await sealed(content, 1000);
  expect(stored.length).toBe(sealedSize(size));
  expect(stored.includes(content.subarray(0, 15)) && size > 15).toBe(false);
  expect(await openRange(stored, size, 0, size - 1)).toEqual(content);
});

test('any range of any content is exactly that part of it', async () => {
  const size = 3 * chunkSize + 1234;
  const content = randomBytes(size);
  const stored = await sealed(content);
  const near = fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -2, max: 2 }))
    .map(([chunk, off]) => Math.min(size - 1, Math.max(0, chunk * chunkSize + off)));
  const place = fc.oneof(near, fc.integer({ min: 0, max: size - 1 }));
  await fc.assert(
    fc.asyncProperty(place, place, fc.integer({ min: 1, max: 300_000 }), async (a, b, piece) => {
      const [start, end] = a < b ? [a, b] : [b, a];
      expect(await openRange(stored, size, start, end, key, piece)).toEqual(content.subarray(start, end + 1));
    }),
    { numRuns: 60 },
  );
});

test('a flipped bit anywhere is noticed', async () => {
  const size = 2 * chunkSize + 77;
  const stored = await sealed(randomBytes(size));
  await fc.assert(
    fc.asyncProperty(fc.nat(stored.length - 1), fc.nat(7), async (at, bit) => {
      const changed = Buffer.from(stored);
      changed[at] = (changed[at] ?? 0) ^ (1 << bit);
      await expect(openRange(changed, size, 0, size - 1)).rejects.toThrow(FileDamaged);
    }),
    { numRuns: 40 },
  );
});

test('nothing of a damaged chunk leaves', async () => {
  const size = 2 * chunkSize;
  const stored = await sealed(randomBytes(size));
  stored[sealedChunk + 5] = (stored[sealedChunk + 5] ?? 0) ^ 1;
  let seen = 0;
  const reading = (async () => {
    for await (const piece of unseal(inPieces(stored, 65_536), key, size, { start: 0, end: size - 1 }))
      seen += piece.length;
  })();
  await expect(reading).rejects.toThrow(FileDamaged);
  expect(seen).toBe(chunkSize);
});

test.each([1, 16, 100, sealedChunk, sealedChunk + 1])(
  'a content that lost its last %i bytes is noticed',
  async (cut) => {
    const size = 3 * chunkSize;
    const stored = (await sealed(randomBytes(size))).subarray(0, -cut);
    await expect(openRange(stored, size, 0, size - 1)).rejects.toThrow(FileDamaged);
  },
);

test('a whole chunk cut off is noticed even when the announced size is cut to fit', async () => {
  const stored = (await sealed(randomBytes(3 * chunkSize))).subarray(0, 2 * sealedChunk);
  await expect(openRange(stored, 2 * chunkSize, 0, 2 * chunkSize - 1)).rejects.toThrow(FileDamaged);
});

test('swapped and repeated chunks are noticed', async () => {
  const size = 3 * chunkSize;
  const stored = await sealed(randomBytes(size));
  const [first, second, third] = [0, 1, 2].map((i) =>
    stored.subarray(i * sealedChunk, (i + 1) * sealedChunk),
  );
  for (const order of [
    [second, first, third],
    [first, first, third],
    [first, third, second],
  ]) {
    const moved = Buffer.concat(order as Buffer[]);
    await expect(openRange(moved, size, 0, size - 1)).rejects.toThrow(FileDamaged);
  }
});

test('another key opens nothing', async () => {
  const stored = await sealed(randomBytes(100));
  await expect(openRange(stored, 100, 0, 99, randomBytes(32))).rejects.toThrow(FileDamaged);
});

test.each([
  [99, 'shorter'],
  [101, 'longer'],
  [0, 'empty'],
  [chunkSize * 2, 'much longer'],
])('a content of %i bytes announced as 100 (%s) is refused', async (actual) => {
  await expect(collect(seal(inPieces(Buffer.alloc(actual), 50), key, 100))).rejects.toThrow(SizeMismatch);
});

test('the length of a sealed content tells that of the content, and impossible lengths are known as such', () => {
  for (const size of [0, ...sizes]) expect(contentSize(sealedSize(size))).toBe(size);
  for (const sealed of [0, 1, 15, sealedChunk + 1, sealedChunk + 15])
    expect(contentSize(sealed)).toBeUndefined();
});
