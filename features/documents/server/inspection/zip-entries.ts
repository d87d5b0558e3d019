import { constants, inflateRawSync } from 'node:zlib';

/** What is wrong with an archive for whoever wants to know all of it. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** A letter has a few dozen parts. */
const mostEntries = 5000;
const mostUnpacked = 32 * 1024 * 1024;
/** Of all that are read, together. */
const mostTogether = 128 * 1024 * 1024;

export interface ZipEntry {
  name: string;
  /** Unpacks it; throws `Unreadable` for what is locked, too large or damaged, alone or with what was read before. */
  read(): Buffer;
  /** Whether it begins as XML does, whatever its name says. Throws as `read`. */
  isXml(): boolean;
}

/**
 * The entries of an archive, by the table at its end, which Word goes by.
 * @throws Unreadable when table and entries disagree, or one hides behind another's name.
 */
export function zipEntries(bytes: Buffer): ZipEntry[] {
  const end = bytes.lastIndexOf('PK\x05\x06');
  if (end < 0 || end + 22 > bytes.length) throw new Unreadable('no table');
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) throw new Unreadable('too many entries');
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let together = 0;
  let at = bytes.readUInt32LE(end + 16);
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50)
      throw new Unreadable('a broken table');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const known = name.toLowerCase();
    if (names.has(known)) throw new Unreadable('two entries of one name');
    names.add(known);
    const entry = at;
    entries.push({
      name,
      read() {
        const content = unpack(bytes, entry);
        together += content.length;
        if (together > mostTogether) throw new Unreadable('too much altogether');
        return content;
      },
      isXml: () => xmlBeginning.test(unpack(bytes, entry, 64).toString('latin1')),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** After a mark of its letters' width, and in 16 bits with a zero beside each. */
const xmlBeginning = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]{0,60}</;

/** @param packedBytes - reads no more than these of what is packed: enough for the beginning. */
function unpack(bytes: Buffer, entry: number, packedBytes?: number): Buffer {
  const [flags, method] = [bytes.readUInt16LE(entry + 8), bytes.readUInt16LE(entry + 10)];
  const [packed, local] = [bytes.readUInt32LE(entry + 20), bytes.readUInt32LE(entry + 42)];
  if (flags & 1) throw new Unreadable('locked');
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== 0x04034b50) throw new Unreadable('no entry');
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (from + packed > bytes.length) throw new Unreadable('cut off');
  const content = bytes.subarray(from, from + Math.min(packed, packedBytes ?? packed));
  if (method === 0) return content;
  if (method !== 8) throw new Unreadable('another packing');
  try {
    const finishFlush = packedBytes === undefined ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    return inflateRawSync(content, { maxOutputLength: mostUnpacked, finishFlush });
  } catch (cause) {
    throw new Unreadable('damaged or too large', { cause });
  }
}
