import { Bits, blockReader, type Codes, NotWhole, type Places } from './jpeg-blocks.ts';

/** Of a colour: about 190 million pixels. */
const mostBlocks = 3_000_000;
/** Of all scans together. Blocks without a bit of their own make a small file long. */
const mostSteps = 30_000_000;

/** A colour of the picture. */
interface Component {
  id: number;
  across: number;
  down: number;
  /** What is still missing of each of the 64 places of a block, in bits; 99 where nothing has come. */
  missing: Uint8Array;
  /** The places that are not zero, a bit each, eight bytes a block; only where a scan needs to know. */
  filled?: Uint8Array;
}

interface Frame {
  progressive: boolean;
  width: number;
  height: number;
  components: Component[];
}

interface Scan extends Places {
  parts: { component: Component; dc: Codes | undefined; ac: Codes | undefined }[];
}

/**
 * Whether all the data of a JPEG are there although it has no mark at its end: each block can be read, the last byte is the
 * last that is needed, and no finer scan is to come. Kinds that few programs write count as cut off.
 */
export function holdsWholePicture(bytes: Uint8Array): boolean {
  try {
    return readScans(bytes);
  } catch (error) {
    if (error instanceof NotWhole) return false;
    throw error;
  }
}

function readScans(bytes: Uint8Array): boolean {
  const tables = new Map<number, Codes>();
  const word = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  let frame: Frame | undefined;
  let restarts = 0;
  let steps = mostSteps;
  for (let at = 2; at + 3 < bytes.length; ) {
    const mark = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || mark === 0xff || mark === 0 || (mark >= 0xd0 && mark <= 0xd8)) {
      at += 1;
      continue;
    }
    const end = at + 2 + word(at + 2);
    if (mark === 0xc4) readCodes(bytes.subarray(at + 4, end), tables);
    else if (mark === 0xdd) restarts = word(at + 4);
    else if (mark >= 0xc0 && mark <= 0xc2) frame = readFrame(bytes.subarray(at + 4, end), mark === 0xc2);
    else if (mark >= 0xc3 && mark <= 0xcf) throw new NotWhole('a kind that few programs write');
    else if (mark === 0xda) {
      if (!frame) throw new NotWhole('data before their size');
      const scan = readScan(bytes.subarray(at + 4, end), frame, tables);
      const bits = new Bits(bytes, end);
      steps -= readBlocks(bits, { frame, scan, restarts, steps });
      at = bits.align();
      // Half of the mark may be left.
      if (at === bytes.length || (at === bytes.length - 1 && bytes[at] === 0xff))
        return frame.components.every(({ missing }) => missing.every((bit) => bit === 0));
      continue;
    }
    at = end;
  }
  return false;
}

function readCodes(bytes: Uint8Array, tables: Map<number, Codes>): void {
  for (let at = 0; at + 17 <= bytes.length; ) {
    const codes: Codes = {
      largest: new Int32Array(17).fill(-1),
      shift: new Int32Array(17),
      values: new Uint8Array(),
    };
    let code = 0;
    let count = 0;
    for (let length = 1; length <= 16; length += 1) {
      const here = bytes[at + length] ?? 0;
      codes.shift[length] = count - code;
      count += here;
      code += here;
      if (here > 0) codes.largest[length] = code - 1;
      code <<= 1;
    }
    codes.values = bytes.subarray(at + 17, at + 17 + count);
    tables.set(bytes[at] ?? 0, codes);
    at += 17 + count;
  }
}

function readFrame(bytes: Uint8Array, progressive: boolean): Frame {
  const [, above = 0, height = 0, left = 0, width = 0, count = 0] = bytes;
  const components = Array.from({ length: count }, (_, index): Component => {
    const [id = 0, factors = 0] = bytes.subarray(6 + index * 3);
    return { id, across: factors >> 4, down: factors & 15, missing: new Uint8Array(64).fill(99) };
  });
  if (components.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4))
    throw new NotWhole('no sizes');
  return { progressive, width: (left << 8) | width, height: (above << 8) | height, components };
}

function readScan(bytes: Uint8Array, frame: Frame, tables: Map<number, Codes>): Scan {
  const count = bytes[0] ?? 0;
  const parts = Array.from({ length: count }, (_, index) => {
    const [id, chosen = 0] = bytes.subarray(1 + index * 2);
    const component = frame.components.find((one) => one.id === id);
    if (!component) throw new NotWhole('an unknown colour');
    return { component, dc: tables.get(chosen >> 4), ac: tables.get(0x10 | (chosen & 15)) };
  });
  const [first = 0, last = 0, approximation = 0] = bytes.subarray(1 + count * 2);
  if (!frame.progressive) return { parts, first: 0, last: 63, high: 0, low: 0 };
  if (first > last || last > 63 || count === 0 || (first > 0 && count > 1))
    throw new NotWhole('no such scan');
  return { parts, first, last, high: approximation >> 4, low: approximation & 15 };
}

interface Work {
  frame: Frame;
  scan: Scan;
  /** The restart interval, in groups of blocks; 0 for none. */
  restarts: number;
  steps: number;
}

/** Reads all blocks of a scan and returns how many there were. */
function readBlocks(bits: Bits, { frame, scan, restarts, steps }: Work): number {
  const { width, height, components } = frame;
  const most = (factors: number[]) => Math.max(1, ...factors);
  const across = most(components.map((one) => one.across));
  const down = most(components.map((one) => one.down));
  const alone = scan.parts.length === 1;
  const groupsOf = (size: number, factor: number, largest: number) =>
    alone ? Math.ceil(Math.ceil((size * factor) / largest) / 8) : Math.ceil(size / (8 * largest));
  const [one] = scan.parts;
  if (!one) throw new NotWhole('no colour');
  const groups = groupsOf(width, one.component.across, across) * groupsOf(height, one.component.down, down);
  const inGroup = scan.parts.map(({ component }) => (alone ? 1 : component.across * component.down));
  const blocks = groups * inGroup.reduce((sum, count) => sum + count, 0);
  if (blocks === 0 || groups > mostBlocks || blocks > steps) throw new NotWhole('too much to read');
  if (scan.first > 0) one.component.filled ??= new Uint8Array(groups * 8);
  const run = { left: 0 };
  const readers = scan.parts.map(({ component: { filled }, ...codes }) =>
    blockReader(bits, { ...codes, places: scan, progressive: frame.progressive, filled, run }),
  );
  for (let group = 0; group < groups; group += 1) {
    if (restarts > 0 && group > 0 && group % restarts === 0) {
      bits.restart();
      run.left = 0;
    }
    for (let part = 0; part < readers.length; part += 1)
      for (let block = inGroup[part] ?? 0; block > 0; block -= 1) readers[part]?.(group);
  }
  for (const { component } of scan.parts) component.missing.fill(scan.low, scan.first, scan.last + 1);
  return blocks;
}
