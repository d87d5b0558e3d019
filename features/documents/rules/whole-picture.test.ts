import { expect, test } from 'vitest';
import { aJpeg, aPng } from '#tests/support/sample-files.ts';
import { isWhole } from './whole-picture.ts';

/** A small picture inside a picture, as cameras leave it, with an end of its own. */
function withThumbnail(jpeg: Buffer): Buffer {
  const inside = aJpeg();
  const head = Buffer.from([0xff, 0xe1, (inside.length + 2) >> 8, (inside.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, inside, jpeg.subarray(2)]);
}

test('a picture that reaches its end is whole, also with more behind it', () => {
  for (const picture of [aJpeg(), aJpeg(5000), aPng(), withThumbnail(aJpeg())])
    expect(isWhole(picture)).toBe(true);
});

test('a picture that is cut off anywhere is not', () => {
  const pictures = [aJpeg(), aPng(40), withThumbnail(aJpeg())];
  for (const picture of pictures)
    for (let length = 4; length < picture.length - 12; length += 7)
      expect(isWhole(picture.subarray(0, length))).toBe(false);
});

test('other kinds are left to the browser', () => {
  expect(isWhole(Buffer.from('no picture'))).toBe(true);
  expect(isWhole(Buffer.alloc(0))).toBe(true);
});
