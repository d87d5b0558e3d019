import { type BitWriter, bitWriter } from './bit-writer.ts';

/** Blocks of this many pixels on a side. */
export const block = 16;

/** Luma and the two colour differences, 0 to 255, of the block at this place. */
export type ColorOf = (column: number, row: number) => [y: number, cb: number, cr: number];

/**
 * A still picture as HEVC units: parameter sets and one slice. Every block is sent as plain samples (I_PCM), so that no
 * transform, prediction or filter is needed, and what a decoder shows is exactly what was put in.
 */
export function hevcPicture(columns: number, rows: number, colorOf: ColorOf) {
  return {
    parameters: [
      unit(32, videoSet()),
      unit(33, sequenceSet(columns * block, rows * block)),
      unit(34, pictureSet()),
    ],
    slice: unit(19, slice(columns, rows, colorOf)),
  };
}

/** Main profile, progressive, level 4: the twelve bytes that also stand in the file's configuration. */
export const profile = [0x01, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 120];

function unit(type: number, { bytes }: BitWriter): Buffer {
  const out = [type << 1, 1];
  let zeros = 0;
  for (const byte of bytes) {
    // Nothing inside may look like the start of a unit.
    if (zeros >= 2 && byte <= 3) {
      out.push(3);
      zeros = 0;
    }
    out.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(out);
}

function ended(out: BitWriter): BitWriter {
  out.bit(1);
  out.align();
  return out;
}

const numbers = (out: BitWriter, ...values: number[]) => values.forEach(out.golomb);
const flags = (out: BitWriter, ...values: number[]) => values.forEach(out.bit);

function videoSet(): BitWriter {
  const out = bitWriter();
  out.bits(0, 4);
  flags(out, 1, 1);
  out.bits(0, 9);
  out.bit(1);
  out.bits(0xffff, 16);
  out.raw(profile);
  out.bit(1);
  numbers(out, 0, 0, 0);
  out.bits(0, 6);
  numbers(out, 0);
  flags(out, 0, 0);
  return ended(out);
}

function sequenceSet(width: number, height: number): BitWriter {
  const out = bitWriter();
  out.bits(0, 7);
  out.bit(1);
  out.raw(profile);
  numbers(out, 0, 1, width, height);
  out.bit(0);
  numbers(out, 0, 0, 4);
  out.bit(1);
  numbers(out, 0, 0, 0);
  // Blocks of 16, never split; transforms of 4 to 16.
  numbers(out, 1, 0, 0, 2, 0, 0);
  flags(out, 0, 0, 0);
  // Plain samples of 8 bits in blocks of 16, not filtered.
  out.bit(1);
  out.bits(7, 4);
  out.bits(7, 4);
  numbers(out, 1, 0);
  out.bit(1);
  numbers(out, 0);
  flags(out, 0, 0, 0, 0, 0);
  return ended(out);
}

function pictureSet(): BitWriter {
  const out = bitWriter();
  numbers(out, 0, 0);
  out.bits(0, 7);
  numbers(out, 0, 0, 0);
  flags(out, 0, 0, 0);
  numbers(out, 0, 0);
  flags(out, 0, 0, 0, 0, 0, 0, 0);
  // No filter over the edges of blocks.
  flags(out, 1, 0, 1, 0, 0);
  numbers(out, 0);
  flags(out, 0, 0);
  return ended(out);
}

function slice(columns: number, rows: number, colorOf: ColorOf): BitWriter {
  const out = bitWriter();
  flags(out, 1, 0);
  numbers(out, 0, 2, 0);
  ended(out);
  let state = 0;
  for (let place = 0; place < columns * rows; place += 1) {
    // "The slice does not end here", then "one part" (the likelier of two, ever likelier), then "plain samples".
    const range = (place > 0 ? 508 : 510) - (leastRange[state] ?? 2);
    state = Math.min(62, state + 1);
    terminate(out, range);
    const [y, cb, cr] = colorOf(place % columns, Math.floor(place / columns));
    const quarter = (block / 2) ** 2;
    out.raw([...Array(4 * quarter).fill(y), ...Array(quarter).fill(cb), ...Array(quarter).fill(cr)]);
  }
  terminate(out, 510);
  return out;
}

/** Ends an arithmetic code that began at 0 and was narrowed to `range`, and fills up the byte. */
function terminate(out: BitWriter, range: number): void {
  let low = range - 2;
  let waiting = 0;
  let first = true;
  const put = (value: number) => {
    if (!first) out.bit(value);
    first = false;
    for (; waiting > 0; waiting -= 1) out.bit(1 - value);
  };
  for (let shift = 0; shift < 7; shift += 1) {
    if (low >= 512) {
      low -= 512;
      put(1);
    } else if (low < 256) put(0);
    else {
      low -= 256;
      waiting += 1;
    }
    low <<= 1;
  }
  put((low >> 9) & 1);
  out.bits(((low >> 7) & 3) | 1, 2);
  out.align();
}

/** The width of the less likely symbol in each of the coder's states, for ranges from 448 (HEVC, table 9-52). */
const leastRange = [
  240, 227, 216, 205, 195, 185, 175, 166, 158, 150, 142, 135, 128, 122, 116, 110, 104, 99, 94, 89, 85, 80, 76,
  72, 69, 65, 62, 59, 56, 53, 50, 48, 45, 43, 41, 39, 37, 35, 33, 31, 30, 28, 27, 25, 24, 23, 22, 21, 20, 19,
  18, 17, 16, 15, 14, 14, 13, 12, 12, 11, 11, 10, 9,
];
