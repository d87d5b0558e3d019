import { expect, test } from 'vitest';
import { giveBack } from './chunk-cipher.ts';

test('memory that a piece has to itself is freed', () => {
  const piece = Buffer.from(new ArrayBuffer(100_000));
  giveBack(piece);
  expect(piece.length).toBe(0);
});

test('memory that others share is left alone', () => {
  const whole = Buffer.from(new ArrayBuffer(100_000));
  giveBack(whole.subarray(1));
  const pooled = Buffer.from('short');
  giveBack(pooled);
  expect(whole.length).toBe(100_000);
  expect(pooled.toString()).toBe('short');
});
