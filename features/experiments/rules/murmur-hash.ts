/**
 * MurmurHash3 in its form of 32 bits for x86 (Austin Appleby, public domain, github.com/aappleby/smhasher), of the ASCII
 * letters of a text from `from` on.
 */
export function murmurHash(text: string, seed: number, from = 0): number {
  let hash = seed;
  const length = text.length - from;
  const whole = from + (length & ~3);
  for (let at = from; at < whole; at += 4) {
    const block =
      text.charCodeAt(at) |
      (text.charCodeAt(at + 1) << 8) |
      (text.charCodeAt(at + 2) << 16) |
      (text.charCodeAt(at + 3) << 24);
    hash ^= scrambled(block);
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  let rest = 0;
  for (let at = text.length - 1; at >= whole; at -= 1) rest = (rest << 8) | text.charCodeAt(at);
  if (rest !== 0) hash ^= scrambled(rest);
  hash ^= length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function scrambled(block: number): number {
  const mixed = Math.imul(block, 0xcc9e2d51);
  return Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
}
