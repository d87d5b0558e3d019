import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aTiff } from '#tests/support/a-tiff.ts';
import { readTiffPage, tiffPages } from './read-tiff.ts';

const bufferOf = (bytes: Buffer) => new Uint8Array(bytes).buffer;

/** The first page's size and the colours of its corners, row by row. */
function seen(bytes: Buffer) {
  const buffer = bufferOf(bytes);
  const [first] = tiffPages(buffer);
  if (!first) throw new Error('no page');
  const page = readTiffPage(buffer, first);
  const { width, height, rgba } = page;
  expect(rgba.length).toBe(width * height * 4);
  const at = (x: number, y: number) => [...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
  const corners = [at(0, 0), at(width - 1, 0), at(0, height - 1), at(width - 1, height - 1)];
  return { ...page, corners: corners.map(named).join(' ') };
}

/** 24 off is what JPEG does to a colour. */
function named(color: number[]): string {
  const names = {
    black: [0, 0, 0],
    red: [255, 0, 0],
    green: [0, 255, 0],
    blue: [0, 0, 255],
    white: [255, 255, 255],
  };
  const near = Object.entries(names).find(([, one]) =>
    one.every((part, at) => Math.abs(part - (color[at] ?? -99)) < 24),
  );
  return near?.[0] ?? color.join();
}

const upright = 'red green blue white';
const stored = (name: string) =>
  readFileSync(new URL(`../../../../../tests/support/tiffs/${name}`, import.meta.url));

describe('the colours of every kind come out right', () => {
  test.each([
    ['plain', {}],
    ['big-endian', { bigEndian: true }],
    ['Deflate', { compression: 'deflate' }],
    ['PackBits', { compression: 'packbits' }],
    ['16 bits', { bits: 16 }],
    ['16 bits, big-endian', { bits: 16, bigEndian: true }],
    ['CMYK', { colors: 'cmyk' }],
    ['CMYK of 16 bits', { colors: 'cmyk', bits: 16 }],
    ['palette', { colors: 'palette', compression: 'packbits' }],
    ['one colour after the other', { apart: true, compression: 'deflate' }],
    ['one colour after the other, 16 bits, big-endian', { apart: true, bits: 16, bigEndian: true }],
  ] as const)('%s', (_name, kind) => {
    expect(seen(aTiff(kind)).corners).toBe(upright);
  });

  test.each(['lzw.tif', 'jpeg.tif', 'cmyk-lzw.tif', 'cmyk-jpeg.tif'])('%s, as libtiff writes it', (name) => {
    expect(seen(stored(name)).corners).toBe(upright);
  });

  test.each([
    ['1 bit', { bits: 1 }],
    ['8 bits', {}],
    ['16 bits', { bits: 16 }],
  ] as const)('grey of %s', (_name, kind) => {
    expect(seen(aTiff({ colors: 'gray', ...kind })).corners).toBe('black white white white');
  });
});

test('grey as JPEG, as libtiff writes it, keeps its width', () => {
  expect(seen(stored('gray-jpeg.tif')).corners).toBe('black white black white');
});

test('a fax is read, and its dots are not square', () => {
  const group4 = seen(stored('fax-group-4.tif'));
  expect(group4).toMatchObject({ width: 64, height: 48, isTwoTone: true });
  expect(group4.corners).toBe('black white white white');
  const group3 = seen(stored('fax-group-3.tif'));
  expect(group3.corners).toBe('black white white white');
  expect(group3.dpi).toEqual({ across: 204, down: 98 });
});

test.each([
  [1, 'red green blue white'],
  [2, 'green red white blue'],
  [3, 'white blue green red'],
  [4, 'blue white red green'],
  [5, 'red blue green white'],
  [6, 'blue red white green'],
  [7, 'white green blue red'],
  [8, 'green white red blue'],
])('orientation %i is turned upright', (orientation, corners) => {
  const page = seen(aTiff({ orientation }));
  expect(page.corners).toBe(corners);
  expect([page.width, page.height]).toEqual(orientation > 4 ? [16, 32] : [32, 16]);
});

test('all pages of a scan are found, and each is read', () => {
  const buffer = bufferOf(aTiff({ pages: 3, colors: 'gray', bits: 1 }));
  const pages = tiffPages(buffer);
  expect(pages).toHaveLength(3);
  for (const page of pages)
    expect([...readTiffPage(buffer, page).rgba.subarray(0, 4)]).toEqual([0, 0, 0, 255]);
});

test('what would come out wrong is refused, not shown black', () => {
  const whole = aTiff();
  // Compression 34712 is JPEG 2000, which the library does not know.
  const unknown = Buffer.from(whole);
  const tag = unknown.indexOf(Buffer.from([3, 1, 3, 0]));
  unknown.writeUInt16LE(34712, tag + 8);
  expect(() => seen(unknown)).toThrow('a kind of TIFF that we cannot show');
  const far = Buffer.from(whole);
  far.writeUInt32LE(0x00ffffff, far.indexOf(Buffer.from([0x11, 1, 4, 0])) + 8);
  expect(() => seen(far)).toThrow('cut off');
  const huge = Buffer.from(whole);
  huge.writeUInt16LE(65535, huge.indexOf(Buffer.from([0, 1, 3, 0])) + 8);
  huge.writeUInt16LE(65535, huge.indexOf(Buffer.from([1, 1, 3, 0])) + 8);
  expect(() => seen(huge)).toThrow('not a size we can show');
});
