import { deflateSync } from 'node:zlib';

interface Tiff {
  bigEndian?: boolean;
  /** Of a sample: 1, 8 or 16. */
  bits?: 1 | 8 | 16;
  compression?: 'none' | 'deflate' | 'packbits';
  /** 1 to 8, as a camera notes it. */
  orientation?: number;
  /** How the colours are said. */
  colors?: 'rgb' | 'cmyk' | 'palette' | 'gray';
  /** One colour after the other instead of pixel by pixel. */
  apart?: boolean;
  /** Of the file: each page is the same picture. */
  pages?: number;
}

/** The four fields, in rows of two, of every picture made here. */
const fields = {
  rgb: [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
  ],
  cmyk: [
    [0, 255, 255, 0],
    [255, 0, 255, 0],
    [255, 255, 0, 0],
    [0, 0, 0, 0],
  ],
  palette: [[0], [1], [2], [3]],
  gray: [[0], [255], [255], [255]],
};
const photometric = { rgb: 2, cmyk: 5, palette: 3, gray: 1 };
const compressions = { none: 1, deflate: 8, packbits: 32773 };

export const tiffSize = { width: 32, height: 16 };

/**
 * A TIFF of 32 x 16 pixels: red and green above, blue and white below; in grey, black above to the left and else white.
 */
export function aTiff({
  bigEndian = false,
  bits = 8,
  compression = 'none',
  orientation = 1,
  colors = 'rgb',
  apart = false,
  pages = 1,
}: Tiff = {}): Buffer {
  const { width, height } = tiffSize;
  const perPixel = fields[colors][0]?.length ?? 1;
  const sampleAt = (x: number, y: number, sample: number) =>
    fields[colors][(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)]?.[sample] ?? 0;
  const all = Array.from(
    { length: width * height },
    (_, at) => [at % width, Math.floor(at / width)] as const,
  );
  const samples = Array.from({ length: perPixel }, (_, sample) =>
    all.map(([x, y]) => sampleAt(x, y, sample)),
  );
  const pixels = all.flatMap((_, at) => samples.map((plane) => plane[at] ?? 0));
  const strips = (apart ? samples : [pixels]).map((values) =>
    pack(toBytes(values, bits, bigEndian), compression),
  );

  const number = (value: number, size: 2 | 4) => {
    const out = Buffer.alloc(size);
    if (bigEndian) out.writeUIntBE(value, 0, size);
    else out.writeUIntLE(value, 0, size);
    return out;
  };
  const parts: Buffer[] = [Buffer.from(bigEndian ? 'MM' : 'II'), number(42, 2)];
  let length = 8;
  const place = (bytes: Buffer) => {
    const padded = bytes.length % 2 ? Buffer.concat([bytes, Buffer.alloc(1)]) : bytes;
    parts.push(padded);
    length += padded.length;
    return length - padded.length;
  };
  const palette = [
    [255, 0, 0, 255],
    [0, 255, 0, 255],
    [0, 0, 255, 255],
  ].flatMap((shades) => Array.from({ length: 256 }, (_, at) => (shades[at] ?? 0) * 257));
  const directoryLength = 2 + 12 * (colors === 'palette' ? 12 : 11) + 4;
  parts.push(number(0, 4));
  for (let page = 0; page < pages; page += 1) {
    const offsets = strips.map(place);
    const map = place(
      colors === 'palette' ? Buffer.concat(palette.map((value) => number(value, 2))) : Buffer.alloc(0),
    );
    const tags: [tag: number, size: 2 | 4, values: number[]][] = [
      [256, 2, [width]],
      [257, 2, [height]],
      [258, 2, Array(perPixel).fill(bits)],
      [259, 2, [compressions[compression]]],
      [262, 2, [photometric[colors]]],
      [273, 4, offsets],
      [274, 2, [orientation]],
      [277, 2, [perPixel]],
      [278, 2, [height]],
      [279, 4, strips.map((strip) => strip.length)],
      [284, 2, [apart ? 2 : 1]],
    ];
    const entries = tags.map(([tag, size, values]) => {
      const bytes = Buffer.concat(values.map((value) => number(value, size)));
      const own =
        bytes.length > 4 ? number(place(bytes), 4) : Buffer.concat([bytes, Buffer.alloc(4 - bytes.length)]);
      return Buffer.concat([number(tag, 2), number(size === 2 ? 3 : 4, 2), number(values.length, 4), own]);
    });
    if (colors === 'palette')
      entries.push(Buffer.concat([number(320, 2), number(3, 2), number(palette.length, 4), number(map, 4)]));
    const at = length;
    const next = page < pages - 1 ? nextDirectory(at + directoryLength) : 0;
    if (page === 0) parts[2] = number(at, 4);
    place(Buffer.concat([number(entries.length, 2), ...entries, number(next, 4)]));
  }
  return Buffer.concat(parts);

  /** Where the following page's directory will stand, behind its strips and lists. */
  function nextDirectory(start: number): number {
    const even = (bytes: number) => bytes + (bytes % 2);
    const lists = (perPixel > 2 ? even(2 * perPixel) : 0) + (strips.length > 1 ? 8 * strips.length : 0);
    const map = colors === 'palette' ? 1536 : 0;
    return start + strips.reduce((sum, strip) => sum + even(strip.length), 0) + lists + map;
  }
}

function toBytes(values: number[], bits: 1 | 8 | 16, bigEndian: boolean): Buffer {
  if (bits === 8) return Buffer.from(values);
  if (bits === 16)
    // The lower byte is not the upper one, so that a reader who mixes them up shows other colours.
    return Buffer.from(values.flatMap((value) => (bigEndian ? [value, 128] : [128, value])));
  const bytes = Buffer.alloc(values.length / 8);
  for (const [at, value] of values.entries())
    if (value) bytes.writeUInt8(bytes.readUInt8(at >> 3) | (128 >> (at & 7)), at >> 3);
  return bytes;
}

function pack(bytes: Buffer, compression: keyof typeof compressions): Buffer {
  if (compression === 'deflate') return deflateSync(bytes);
  if (compression === 'none') return bytes;
  const runs: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    let length = 1;
    while (length < 128 && bytes[at + length] === bytes[at]) length += 1;
    if (length > 1) runs.push(257 - length, bytes.readUInt8(at));
    else runs.push(0, bytes.readUInt8(at));
    at += length;
  }
  return Buffer.from(runs);
}
