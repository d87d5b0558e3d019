import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyedHash } from './secrets.ts';

const byNode = (key: Uint8Array, message: string) =>
  createHmac('sha256', key).update(message).digest('base64url');

test('is the HMAC of Node for any key and any messages, in any order', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 64 }),
      fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 9_000 })), {
        minLength: 1,
        maxLength: 5,
      }),
      (key, messages) => {
        const keyed = keyedHash(key);
        for (const message of messages) expect(keyed(message)).toBe(byNode(key, message));
      },
    ),
  );
});

test('a message at the end of the room that is kept, and past it', () => {
  const key = new Uint8Array(32).fill(7);
  const keyed = keyedHash(key);
  for (const length of [340, 341, 342, 343, 1_024, 341])
    for (const letter of ['a', 'é', '€'])
      expect(keyed(letter.repeat(length))).toBe(byNode(key, letter.repeat(length)));
});

test('a key that is longer than a block is refused', () => {
  expect(() => keyedHash(new Uint8Array(65))).toThrow('longer than a block');
});
