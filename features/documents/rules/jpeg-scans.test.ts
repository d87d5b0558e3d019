import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { aJpeg } from '#tests/support/sample-files.ts';
import { isWhole } from './whole-picture.ts';

/** JPEGs of many kinds: grey, CMYK, several scans, data with marks in between. */
const folder = new URL('../../../tests/support/pictures/', import.meta.url);
const stored = (await readdir(folder)).filter((name) => name.endsWith('.jpg'));
const pictures = await Promise.all(
  stored.map(async (name) => [name, await readFile(new URL(name, folder))] as const),
);

test.each([...pictures, ['of one colour', aJpeg()] as const])(
  'a picture without the mark at its end is whole, with less it is not: %s',
  (_, picture) => {
    const data = picture.lastIndexOf(Buffer.from([0xff, 0xd9]));
    expect(isWhole(picture.subarray(0, data))).toBe(true);
    expect(isWhole(picture.subarray(0, data + 1))).toBe(true);
    for (let length = 3; length < data; length += 1) expect(isWhole(picture.subarray(0, length))).toBe(false);
  },
);

test.each(pictures)('what did not arrive is not made good by zeros: %s', (_, picture) => {
  for (let length = 3; length < picture.length - 2; length += 5) {
    const zeros = Buffer.alloc(picture.length - length);
    expect(isWhole(Buffer.concat([picture.subarray(0, length), zeros]))).toBe(false);
  }
});

const segment = (mark: number, ...bytes: number[]) => [0xff, mark, 0, bytes.length + 2, ...bytes];
const oneCode = (value: number) => [1, ...Array<number>(15).fill(0), value];

/** A picture of 1625 by 1625 empty blocks, whose finer places come so many times, in runs of 32,767 blocks. */
function emptyPicture(times: number): Buffer {
  const size = [0x32, 0xc8];
  const blocks = 1625 ** 2;
  const runs = `0${'1'.repeat(14)}`.repeat(Math.ceil(blocks / 32_767));
  const packed = runs.match(/.{1,8}/g)?.map((bits) => Number.parseInt(bits.padEnd(8, '1'), 2)) ?? [];
  const stuffed = Buffer.from(packed.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
  const finer = Buffer.concat([Buffer.from(segment(0xda, 1, 1, 0x00, 1, 63, 0)), stuffed]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, ...segment(0xc2, 8, ...size, ...size, 1, 1, 0x11, 0)]),
    Buffer.from([...segment(0xc4, 0x00, ...oneCode(0)), ...segment(0xc4, 0x10, ...oneCode(0xe0))]),
    Buffer.from(segment(0xda, 1, 1, 0x00, 0, 0, 0)),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array<Buffer>(times).fill(finer),
  ]);
}

test('a small file cannot ask for any amount of work', () => {
  expect(isWhole(emptyPicture(3))).toBe(true);
  expect(isWhole(emptyPicture(12))).toBe(false);
});

test('a kind that few programs write, a picture without a size, and codes that do not exist count as cut off', () => {
  const whole = aJpeg().subarray(0, -2);
  const frame = whole.indexOf(Buffer.from([0xff, 0xc0]));
  const changed = (at: number, value: number) => Buffer.from(whole).fill(value, at, at + 1);
  for (const kind of [0xc3, 0xc5, 0xc9]) expect(isWhole(changed(frame + 1, kind))).toBe(false);
  expect(isWhole(changed(frame + 6, 0))).toBe(false);
  expect(isWhole(changed(frame + 11, 0))).toBe(false);
  expect(isWhole(changed(whole.length - 1, 0xfe))).toBe(false);
});
