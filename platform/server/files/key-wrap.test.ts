import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { unwrapKey, wrapKey } from './sealed-files.ts';

const master = randomBytes(32);
const secret = randomBytes(32);

test('a wrapped secret opens with the same key and context', () => {
  expect(unwrapKey(master, wrapKey(master, secret, 'a'), 'a')).toEqual(secret);
});

test('the same secret is wrapped differently each time and never stands in it', () => {
  const wrapped = wrapKey(master, secret, 'a');
  expect(wrapped).not.toEqual(wrapKey(master, secret, 'a'));
  expect(wrapped.includes(secret)).toBe(false);
});

test('another master key, another context, a changed or a shortened wrap do not open', () => {
  const wrapped = wrapKey(master, secret, 'a');
  expect(() => unwrapKey(randomBytes(32), wrapped, 'a')).toThrow();
  expect(() => unwrapKey(master, wrapped, 'b')).toThrow();
  for (let at = 0; at < wrapped.length; at++) {
    const changed = Buffer.from(wrapped);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unwrapKey(master, changed, 'a')).toThrow();
    expect(() => unwrapKey(master, wrapped.subarray(0, at), 'a')).toThrow();
  }
});
