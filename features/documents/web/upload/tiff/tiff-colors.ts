import type { IFD } from 'utif2';

export interface Samples {
  /** Rows of samples, each row begun on a byte; 16 bits with the lower byte first. */
  data: Uint8Array;
  /** Of a sample: 1, 2, 4, 8 or 16. */
  bits: number;
  perPixel: number;
  /** 0 and 1: grey, white or black being zero; 2: RGB; 3: places in a palette; 5: CMYK. */
  photometric: number;
  width: number;
}

/** The pixels as four bytes each, opaque: what shows through, shows white. Throws on a colour space we do not know. */
export function toColors(samples: Samples, page: IFD): Uint8ClampedArray<ArrayBuffer> {
  const { perPixel, photometric } = samples;
  const color = colorOf(samples, page);
  const inks = photometric === 5 ? 4 : photometric === 2 ? 3 : 1;
  const [extra] = (page.t338 ?? []) as number[];
  // 1: the colours are already mixed by the alpha; 2: they are not.
  const alpha = perPixel > inks && (extra === 1 || extra === 2) ? extra : 0;
  const bytes = toBytes(samples);
  const pixels = Math.floor(bytes.length / perPixel);
  const rgba = new Uint8ClampedArray(pixels * 4).fill(255);
  for (let pixel = 0, place = 0; pixel < pixels; pixel += 1, place += perPixel) {
    color(bytes, place, rgba, pixel * 4);
    if (alpha) mixWithWhite(rgba, pixel * 4, bytes[place + inks] ?? 255, alpha === 1);
  }
  return rgba;
}

function mixWithWhite(rgba: Uint8ClampedArray, at: number, alpha: number, isMixed: boolean): void {
  for (let part = at; part < at + 3; part += 1)
    rgba[part] = (rgba[part] ?? 0) * (isMixed ? 1 : alpha / 255) + 255 - alpha;
}

type Color = (from: Uint8Array, place: number, to: Uint8ClampedArray, at: number) => void;

function colorOf({ photometric, bits }: Samples, page: IFD): Color {
  const grey =
    (value: (sample: number) => number): Color =>
    (from, place, to, at) =>
      to.fill(value(from[place] ?? 0), at, at + 3);
  switch (photometric) {
    case 0:
      return grey((sample) => 255 - sample);
    case 1:
      return grey((sample) => sample);
    case 2:
      return (from, place, to, at) => {
        for (let part = 0; part < 3; part += 1) to[at + part] = from[place + part] ?? 0;
      };
    case 3:
      return paletteOf(page, 2 ** bits);
    case 5:
      return (from, place, to, at) => {
        const light = 1 - (from[place + 3] ?? 0) / 255;
        for (let part = 0; part < 3; part += 1) to[at + part] = (255 - (from[place + part] ?? 0)) * light;
      };
    default:
      throw new Error('colours that we cannot show');
  }
}

function paletteOf(page: IFD, count: number): Color {
  const map = (page.t320 ?? []) as number[];
  // Some programs write palettes of 8 bits where 16 are due.
  const share = map.some((value) => value > 255) ? 257 : 1;
  return (from, place, to, at) => {
    for (let part = 0; part < 3; part += 1)
      to[at + part] = (map[part * count + (from[place] ?? 0)] ?? 0) / share;
  };
}

/** Each sample as a byte, rows without a gap. Places in a palette stay as they are. */
function toBytes({ data, bits, perPixel, photometric, width }: Samples): Uint8Array {
  if (bits === 8) return data;
  if (bits === 16)
    return Uint8Array.from({ length: data.length / 2 }, (_, sample) => data[sample * 2 + 1] ?? 0);
  const inRow = width * perPixel;
  const rowBytes = Math.ceil((inRow * bits) / 8);
  const rows = Math.floor(data.length / rowBytes);
  const full = 2 ** bits - 1;
  const scale = photometric === 3 ? 1 : 255 / full;
  const bytes = new Uint8Array(rows * inRow);
  for (let row = 0; row < rows; row += 1)
    for (let sample = 0; sample < inRow; sample += 1) {
      const bit = sample * bits;
      const byte = data[row * rowBytes + (bit >> 3)] ?? 0;
      bytes[row * inRow + sample] = ((byte >> (8 - bits - (bit & 7))) & full) * scale;
    }
  return bytes;
}
