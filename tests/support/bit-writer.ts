/** Writes bits as video formats number them: most significant first. */
export function bitWriter() {
  const bytes: number[] = [];
  let held = 0;
  let count = 0;
  function bit(value: number): void {
    held = (held << 1) | (value & 1);
    count += 1;
    if (count < 8) return;
    bytes.push(held);
    held = 0;
    count = 0;
  }
  function bits(value: number, length: number): void {
    for (let place = length - 1; place >= 0; place -= 1) bit(Math.floor(value / 2 ** place));
  }
  return {
    bit,
    bits,
    /** A number in Exp-Golomb code. */
    golomb(value: number): void {
      const length = 31 - Math.clz32(value + 1);
      bits(0, length);
      bits(value + 1, length + 1);
    },
    /** Zeros up to the next whole byte. */
    align(): void {
      while (count > 0) bit(0);
    },
    /** Whole bytes; only after `align`. */
    raw(more: Iterable<number>): void {
      for (const byte of more) bytes.push(byte);
    },
    bytes,
  };
}

export type BitWriter = ReturnType<typeof bitWriter>;
