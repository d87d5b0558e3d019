import { box, colors, configuration, full, uint } from './a-heic.ts';
import { block, hevcPicture } from './hevc-picture.ts';

type Color = keyof typeof colors;

/** Blocks on a side of a tile. */
const side = 4;

interface Item {
  type: 'hvc1' | 'grid';
  bytes: Buffer;
  /** Numbers in the list of properties, from 1. */
  properties: number[];
  isHidden?: boolean;
}

/**
 * A photo as an iPhone keeps it: a grid of tiles as the sensor saw them, to be turned right, and beside it a thumbnail and
 * the map of what is brighter than white, which are no pictures to look at and stand in front of it.
 *
 *     sensor:  red   green        shown:  blue   red
 *              blue  white                white  green
 */
export function anIphonePhoto(): Buffer {
  const tiles = (['red', 'green', 'blue', 'white'] as const).map(plain);
  const parameters = tiles[0]?.parameters ?? [];
  const [beside] = [plain('green')];
  const size = side * block;
  // 1: the coding, 2: the size of a tile, 3: the size of the grid, 4: the turn, 5: what the map is.
  const properties = box(
    'ipco',
    configuration(parameters),
    full('ispe', 0, uint(size, 4), uint(size, 4)),
    full('ispe', 0, uint(2 * size, 4), uint(2 * size, 4)),
    box('irot', [3]),
    full('auxC', 0, 'urn:com:apple:photo:2020:aux:hdrgainmap\0'),
  );
  const items: Item[] = [
    { type: 'hvc1', bytes: beside.bytes, properties: [0x81, 2] },
    { type: 'hvc1', bytes: beside.bytes, properties: [0x81, 2, 0x85] },
    ...tiles.map(({ bytes }): Item => ({ type: 'hvc1', bytes, properties: [0x81, 2], isHidden: true })),
    {
      type: 'grid',
      bytes: Buffer.from([0, 0, 1, 1, ...uint(2 * size, 2), ...uint(2 * size, 2)]),
      properties: [3, 0x84],
    },
  ];
  const grid = items.length;
  const refers = (type: string, from: number, ...to: number[]) =>
    box(type, uint(from, 2), uint(to.length, 2), ...to.map((one) => uint(one, 2)));
  const references = full(
    'iref',
    0,
    refers('thmb', 1, grid),
    refers('auxl', 2, grid),
    refers('dimg', grid, 3, 4, 5, 6),
  );
  const meta = (start: number) => {
    let at = start;
    const places = items.map(({ bytes }, index) => {
      const place = Buffer.concat([
        uint(index + 1, 2),
        uint(0, 2),
        uint(1, 2),
        uint(at, 4),
        uint(bytes.length, 4),
      ]);
      at += bytes.length;
      return place;
    });
    return full(
      'meta',
      0,
      full('hdlr', 0, uint(0, 4), 'pict', Buffer.alloc(12), Buffer.alloc(1)),
      full('pitm', 0, uint(grid, 2)),
      full('iloc', 0, [0x44, 0], uint(items.length, 2), ...places),
      full('iinf', 0, uint(items.length, 2), ...items.map(described)),
      references,
      box('iprp', properties, full('ipma', 0, uint(items.length, 4), ...items.map(associated))),
    );
  };
  const head = box('ftyp', 'heic', uint(0, 4), 'mif1', 'heic');
  const start = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(start), box('mdat', ...items.map(({ bytes }) => bytes))]);
}

function plain(color: Color) {
  const { parameters, slice } = hevcPicture(side, side, () => [...colors[color]]);
  return { parameters, bytes: Buffer.concat([uint(slice.length, 4), slice]) };
}

/** Hidden ones are flagged in the last byte of the box's flags. */
function described({ type, isHidden }: Item, index: number): Buffer {
  const entry = full('infe', 2, uint(index + 1, 2), uint(0, 2), type, [0]);
  if (isHidden) entry.writeUInt8(1, 11);
  return entry;
}

const associated = ({ properties }: Item, index: number) =>
  Buffer.concat([uint(index + 1, 2), Buffer.from([properties.length, ...properties])]);
