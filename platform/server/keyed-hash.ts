import { hash } from 'node:crypto';

/** Bytes that SHA-256 takes at a time. */
const block = 64;

/**
 * HMAC-SHA-256 under one key (RFC 2104), in base64url: what Node's `createHmac` answers, built of two hashes at once. An
 * object of `createHmac` lives outside of JavaScript and has to be found by the collector of garbage: where a signature is
 * made for every request that costs more than the signature. `key` is at most one block long.
 */
export function keyedHash(key: Uint8Array): (message: string) => string {
  if (key.length > block) throw new Error('a key that is longer than a block would have to be hashed first');
  let inner = padded(key, 0x36, 1_024);
  const outer = padded(key, 0x5c, 32);
  return (message) => {
    // A letter is three bytes at the most.
    if (message.length * 3 > inner.length - block) inner = padded(key, 0x36, message.length * 3);
    const end = block + inner.write(message, block);
    outer.write(hash('sha256', inner.subarray(0, end), 'binary'), block, 'binary');
    return hash('sha256', outer, 'base64url');
  };
}

/** A block of the key mixed with `pad`, and room for what is hashed behind it. */
function padded(key: Uint8Array, pad: number, room: number): Buffer {
  const bytes = Buffer.alloc(block + room);
  for (let at = 0; at < block; at += 1) bytes[at] = (key[at] ?? 0) ^ pad;
  return bytes;
}
