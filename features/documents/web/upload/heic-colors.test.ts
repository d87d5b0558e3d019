import { expect, test } from 'vitest';
import { aHeic } from '#tests/support/a-heic.ts';
import { isDisplayP3 } from './heic-colors.ts';

const boxed = (...parts: (string | number[])[]) =>
  Buffer.concat([
    aHeic(),
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  ]);

test('the strong colours of an iPhone are noticed, by profile or by number', () => {
  expect(isDisplayP3(aHeic())).toBe(false);
  expect(isDisplayP3(boxed('colrprof', Array(300).fill(0), 'Display P3'))).toBe(true);
  const wide = [...'Display P3'].flatMap((letter) => [0, letter.charCodeAt(0)]);
  expect(isDisplayP3(boxed('colrprof', Array(300).fill(0), wide))).toBe(true);
  expect(isDisplayP3(boxed('colrnclx', [0, 12, 0, 13, 0, 6, 128]))).toBe(true);
  expect(isDisplayP3(boxed('colrnclx', [0, 1, 0, 13, 0, 6, 128]))).toBe(false);
  expect(isDisplayP3(boxed('colrprof', 'sRGB IEC61966-2.1'))).toBe(false);
  // The second box counts, too: the first may be that of a picture beside the photo.
  expect(
    isDisplayP3(boxed('colrnclx', [0, 1, 0, 13, 0, 6, 128], 'colrnclx', [0, 12, 0, 13, 0, 6, 128])),
  ).toBe(true);
});
