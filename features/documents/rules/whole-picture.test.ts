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

const bytesOf = (base64: string) => Buffer.from(base64, 'base64');
/** Of two frames, each with a table of colours of its own. */
const gif = bytesOf(
  'R0lGODlhCAAIAPIAAP8AANsAJLYASZIAbW0AkkkAtiQA2wAA/yH5BAAUAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAACAAIAAADFgi6Gv5OyCmHvZborYv/niGO4mGeZgIAIfkEABQAAAAsAAAAAAgACACC//8A2/8ktv9Jkv9tbf+SSf+2JP/bAP//AxZ4umr+rsgpib126K2F/14gjiJgnmYCADs=',
);
const webp = bytesOf(
  'UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoIAAgAAsBMJagCdGuA/gAGwAD+8i2f419PN/StLg7/qb9frp/pJ+gSEdh//SsfvBf/BMKf8TCjy8AA',
);

test.each([
  ['a GIF', gif],
  ['a WebP', webp],
])('%s is whole where it reaches its end, and nowhere before', (_, picture) => {
  expect(isWhole(picture)).toBe(true);
  expect(isWhole(Buffer.concat([picture, Buffer.alloc(50)]))).toBe(true);
  for (let length = 4; length < picture.length - 1; length += 1)
    expect(isWhole(picture.subarray(0, length))).toBe(false);
});

test('other kinds are left to the browser', () => {
  expect(isWhole(Buffer.from('no picture'))).toBe(true);
  expect(isWhole(Buffer.alloc(0))).toBe(true);
});
