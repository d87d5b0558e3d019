import { crc32 } from 'node:zlib';

const segment = (marker: number, bytes: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
};

/** Behind the start of a JPEG. */
const insert = (jpeg: Buffer, added: Buffer) => Buffer.concat([jpeg.subarray(0, 2), added, jpeg.subarray(2)]);

/** EXIF with nothing but how the camera was held, 1 to 8. */
const turnNote = (turn: number) =>
  Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, turn, 0, 0, 0, 0, 0, 0, 0]);

/** The same pixels, with a note that they lie another way. */
export const turnedJpeg = (jpeg: Buffer, turn: number): Buffer =>
  insert(jpeg, segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), turnNote(turn)])));

/** A PNG with such a note, behind its head of 33 bytes. */
export const turnedPng = (png: Buffer, turn: number): Buffer =>
  Buffer.concat([png.subarray(0, 33), pngPart('eXIf', turnNote(turn)), png.subarray(33)]);

/** A photo with a second one behind it, as phones keep what is brighter than white (the MPF format). */
export function withGainMap(jpeg: Buffer, map: Buffer): Buffer {
  const list = Buffer.alloc(82);
  list.write('MPF\0II*\0');
  list.writeUInt32LE(8, 8);
  list.writeUInt16LE(3, 12);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    list.writeUInt16LE(tag, at);
    list.writeUInt16LE(type, at + 2);
    list.writeUInt32LE(count, at + 4);
    list.writeUInt32LE(value, at + 8);
  };
  entry(14, 0xb000, 7, 4, Buffer.from('0100').readUInt32LE());
  entry(26, 0xb001, 4, 1, 2);
  // Two descriptions of 16 bytes, counted from behind the four letters.
  entry(38, 0xb002, 7, 32, 46);
  const length = jpeg.length + list.length + 4;
  list.writeUInt32LE(0x20030000, 50);
  list.writeUInt32LE(length, 54);
  list.writeUInt32LE(map.length, 70);
  // Counted from the letters "II", which stand ten bytes into the file's second segment.
  list.writeUInt32LE(length - 10, 74);
  return Buffer.concat([insert(jpeg, segment(0xe2, list)), map]);
}

/** As heavy as a photo of many pixels: no viewer looks at what is added. */
export const heavyJpeg = (jpeg: Buffer, bytes: number): Buffer => Buffer.concat([jpeg, Buffer.alloc(bytes)]);

export const heavyPng = (png: Buffer, bytes: number): Buffer =>
  Buffer.concat([png.subarray(0, 33), pngPart('raNd', Buffer.alloc(bytes)), png.subarray(33)]);

function pngPart(name: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
