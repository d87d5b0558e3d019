import { expect, test } from 'vitest';
import { takeTurn } from './webp-turn.ts';

const part = (name: string, bytes: Buffer) => {
  const head = Buffer.alloc(8, name);
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
};
const webp = (...parts: Buffer[]) =>
  new Blob([
    new Uint8Array(Buffer.concat([Buffer.from('RIFF????WEBP'), part('VP8 ', Buffer.alloc(5)), ...parts])),
  ]);
const little = (turn: number) =>
  Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, turn, 0, 0, 0, 0, 0, 0, 0]);
const big = (turn: number) =>
  Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0]);

test('the note of how a photo lies is read and taken out, so that no browser turns it a second time', async () => {
  for (const exif of [little(6), big(6), Buffer.concat([Buffer.from('Exif\0\0'), little(6)])]) {
    const { picture, turn } = await takeTurn(webp(part('EXIF', exif)));
    expect(turn).toBe(6);
    expect(await picture.text()).not.toContain('EXIF');
  }
});

test('a photo without a note, or with one that is broken, stays as it lies', async () => {
  const plain = webp();
  expect(await takeTurn(plain)).toEqual({ picture: plain, turn: 1 });
  for (const exif of [little(9), little(6).subarray(0, 12), Buffer.alloc(3), little(1)])
    expect((await takeTurn(webp(part('EXIF', exif)))).turn).toBe(1);
});
