import { expect, test } from 'vitest';
import { murmurHash } from './draw.ts';

// Printed by the author's own MurmurHash3_x86_32 and published with it and by others many times.
test.each([
  ['', 0, 0],
  ['', 1, 0x514e28b7],
  ['', 0xffffffff, 0x81f16f39],
  ['a', 0x9747b28c, 0x7fa09ea6],
  ['aa', 0x9747b28c, 0x5d211726],
  ['aaa', 0x9747b28c, 0x283e0130],
  ['aaaa', 0x9747b28c, 0x5a97808a],
  ['abc', 0, 0xb3dd93fa],
  ['Hello, world!', 0x9747b28c, 0x24884cba],
  ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
])('%j from %i is what MurmurHash3 says', (text, seed, hash) => {
  expect(murmurHash(text, seed)).toBe(hash);
});

test('the hash of an end is that of a text of its own', () => {
  expect(murmurHash('019a-abc', 7, 5)).toBe(murmurHash('abc', 7));
  expect(murmurHash('019a-abcde', 7, 5)).toBe(murmurHash('abcde', 7));
});
