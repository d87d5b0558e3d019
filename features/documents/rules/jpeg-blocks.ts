/** Why a picture counts as cut off. */
export class NotWhole extends Error {}

/** A table of codes: for each length, the largest code (-1 without any) and what leads from a code to its value. */
export interface Codes {
  largest: Int32Array;
  shift: Int32Array;
  values: Uint8Array;
}

/** What a scan brings: the places `first` to `last` of a block, down to the bit `low`; `high` is 0 the first time. */
export interface Places {
  first: number;
  last: number;
  high: number;
  low: number;
}

/** The bits of the data of one scan. Every reading throws `NotWhole` where the data end. */
export class Bits {
  readonly #bytes: Uint8Array;
  #at: number;
  #byte = 0;
  #left = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  bit(): number {
    if (this.#left === 0) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) throw new NotWhole('cut off');
      // A byte of data that looks like the begin of a mark has a zero behind it.
      if (byte === 0xff && this.#bytes[this.#at + 1] !== 0) throw new NotWhole('a mark in the data');
      this.#at += byte === 0xff ? 2 : 1;
      this.#byte = byte;
      this.#left = 8;
    }
    this.#left -= 1;
    return (this.#byte >> this.#left) & 1;
  }

  read(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left -= 1) value = (value << 1) | this.bit();
    return value;
  }

  value({ largest, shift, values }: Codes): number {
    let code = 0;
    for (let length = 1; length <= 16; length += 1) {
      code = (code << 1) | this.bit();
      if (code > (largest[length] ?? -1)) continue;
      const value = values[code + (shift[length] ?? 0)];
      if (value !== undefined) return value;
    }
    throw new NotWhole('no such code');
  }

  /** Leaves the rest of a byte, and returns where the next one is. */
  align(): number {
    this.#left = 0;
    return this.#at;
  }

  /** Goes over the mark between two groups of blocks. */
  restart(): void {
    const at = this.align();
    const mark = this.#bytes[at + 1] ?? 0;
    if (this.#bytes[at] !== 0xff || mark < 0xd0 || mark > 0xd7) throw new NotWhole('no mark in between');
    this.#at = at + 2;
  }
}

interface Reading {
  places: Places;
  progressive: boolean;
  dc: Codes | undefined;
  ac: Codes | undefined;
  /** The places that are not zero, a bit each, eight bytes a block. */
  filled: Uint8Array | undefined;
  /** How many blocks are still left out, because nothing more comes in them. */
  run: { left: number };
}

/** Returns what reads over one block, which it is told by its number. (ITU T.81, F.2.2 and G.2) */
export function blockReader(bits: Bits, reading: Reading): (block: number) => void {
  const { places, progressive, dc, ac, filled } = reading;
  if (!progressive) return baselineReader(bits, dc, ac);
  if (places.first > 0 && ac && filled)
    return places.high === 0
      ? firstReader(bits, ac, filled, reading)
      : finerReader(bits, ac, filled, reading);
  if (places.first > 0 || places.last > 0) throw new NotWhole('no such scan');
  if (places.high > 0) return () => void bits.bit();
  if (!dc) throw new NotWhole('no codes');
  return () => void bits.read(bits.value(dc));
}

function baselineReader(bits: Bits, dc: Codes | undefined, ac: Codes | undefined): () => void {
  if (!dc || !ac) throw new NotWhole('no codes');
  return () => {
    bits.read(bits.value(dc));
    for (let place = 1; place < 64; place += 1) {
      const value = bits.value(ac);
      if ((value & 15) === 0 && value !== 0xf0) return;
      place += value >> 4;
      bits.read(value & 15);
    }
  };
}

const isFilled = (filled: Uint8Array, block: number, place: number) =>
  (((filled[block * 8 + (place >> 3)] ?? 0) >> (place & 7)) & 1) === 1;

function fill(filled: Uint8Array, block: number, place: number): void {
  const at = block * 8 + (place >> 3);
  filled[at] = (filled[at] ?? 0) | (1 << (place & 7));
}

function firstReader(bits: Bits, ac: Codes, filled: Uint8Array, { places, run }: Reading) {
  return (block: number) => {
    if (run.left > 0) {
      run.left -= 1;
      return;
    }
    for (let place = places.first; place <= places.last; place += 1) {
      const value = bits.value(ac);
      const zeros = value >> 4;
      if ((value & 15) === 0 && zeros < 15) {
        run.left = (1 << zeros) - 1 + bits.read(zeros);
        return;
      }
      place += zeros;
      if ((value & 15) === 0) continue;
      bits.read(value & 15);
      if (place <= places.last) fill(filled, block, place);
    }
  };
}

/** One bit more of the places that are filled, and those that fill only now. */
function finerReader(bits: Bits, ac: Codes, filled: Uint8Array, { places, run }: Reading) {
  /** Returns the place of the empty one after so many others. */
  const goTo = (block: number, from: number, empty: number) => {
    let left = empty;
    for (let place = from; place <= places.last; place += 1) {
      if (isFilled(filled, block, place)) bits.bit();
      else if (left === 0) return place;
      else left -= 1;
    }
    return places.last + 1;
  };
  return (block: number) => {
    let place = places.first;
    while (run.left === 0 && place <= places.last) {
      const value = bits.value(ac);
      const zeros = value >> 4;
      const isNew = (value & 15) !== 0;
      if (!isNew && zeros < 15) {
        run.left = (1 << zeros) + bits.read(zeros);
        break;
      }
      if (isNew) bits.bit();
      place = goTo(block, place, zeros);
      if (isNew && place <= places.last) fill(filled, block, place);
      place += 1;
    }
    if (run.left === 0) return;
    goTo(block, place, 64);
    run.left -= 1;
  };
}
