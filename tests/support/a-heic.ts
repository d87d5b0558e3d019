import { block, type ColorOf, hevcPicture, profile } from './hevc-picture.ts';

/** Red, green, blue and white in video colours. */
export const colors = {
  red: [81, 90, 240],
  green: [145, 54, 34],
  blue: [41, 240, 110],
  white: [235, 128, 128],
} as const;

/**
 * A photo as iPhones keep them: four fields of colour, `columns` x `rows` blocks of 16 pixels as the sensor saw them, to
 * be turned right by a quarter when shown, so that the upper left one is blue and the photo stands upright.
 *
 *     sensor:  red   green        shown:  blue   red
 *              blue  white                white  green
 */
export function aHeic(columns = 8, rows = 6): Buffer {
  const colorOf: ColorOf = (column, row) => {
    const name = row < rows / 2 ? (['red', 'green'] as const) : (['blue', 'white'] as const);
    return [...colors[column < columns / 2 ? name[0] : name[1]]];
  };
  const { parameters, slice } = hevcPicture(columns, rows, colorOf);
  const sized = Buffer.concat([uint(slice.length, 4), slice]);
  const head = box('ftyp', 'heic', uint(0, 4), 'mif1', 'heic');
  const meta = (offset: number) => metaBox(columns * block, rows * block, parameters, offset, sized.length);
  const start = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(start), box('mdat', sized)]);
}

function metaBox(
  width: number,
  height: number,
  parameters: Buffer[],
  offset: number,
  length: number,
): Buffer {
  return full(
    'meta',
    0,
    full('hdlr', 0, uint(0, 4), 'pict', Buffer.alloc(12), Buffer.alloc(1)),
    full('pitm', 0, uint(1, 2)),
    full(
      'iloc',
      0,
      [0x44, 0],
      uint(1, 2),
      uint(1, 2),
      uint(0, 2),
      uint(1, 2),
      uint(offset, 4),
      uint(length, 4),
    ),
    full('iinf', 0, uint(1, 2), full('infe', 2, uint(1, 2), uint(0, 2), 'hvc1', [0])),
    box(
      'iprp',
      box(
        'ipco',
        configuration(parameters),
        full('ispe', 0, uint(width, 4), uint(height, 4)),
        box('irot', [3]),
      ),
      full('ipma', 0, uint(1, 4), uint(1, 2), [3, 0x81, 0x02, 0x83]),
    ),
  );
}

/** How the pictures of a file are coded. */
export function configuration(parameters: Buffer[]): Buffer {
  const sets = parameters.flatMap((set, index) => [
    Buffer.from([0x80 | (32 + index)]),
    uint(1, 2),
    uint(set.length, 2),
    set,
  ]);
  return box(
    'hvcC',
    [1, ...profile, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, parameters.length],
    ...sets,
  );
}

type Part = Buffer | string | number[];

export function box(type: string, ...parts: Part[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  );
  return Buffer.concat([uint(body.length + 8, 4), Buffer.from(type), body]);
}

export const full = (type: string, version: number, ...parts: Part[]) =>
  box(type, [version, 0, 0, 0], ...parts);

export function uint(value: number, length: number): Buffer {
  const out = Buffer.alloc(length);
  out.writeUIntBE(value, 0, length);
  return out;
}
