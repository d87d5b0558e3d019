/** Why a container cannot be read completely. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** A document has a few dozen parts. */
const mostEntries = 5000;

/** A part of an archive, as the table at its end has it; sizes and places in bytes. */
export interface ZipPart {
  name: string;
  flags: number;
  method: number;
  packed: number;
  /** Where its own header begins. */
  local: number;
}

/**
 * The parts of an archive, by the table at its end, which Word uses.
 * @throws Unreadable when there is no such table, it is broken, or two parts have one name.
 */
export function zipDirectory(bytes: Uint8Array): ZipPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfTable(bytes, view);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw new Unreadable('too many entries');
  const parts: ZipPart[] = [];
  const names = new Set<string>();
  const words = new TextDecoder('utf-8', { ignoreBOM: true });
  let at = view.getUint32(end + 16, true);
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50)
      throw new Unreadable('a broken table');
    const nameLength = view.getUint16(at + 28, true);
    const name = words.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const known = name.toLowerCase();
    if (names.has(known)) throw new Unreadable('two entries of one name');
    names.add(known);
    parts.push({
      name,
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      local: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

/** The packed bytes of a part. @throws Unreadable when they are locked, cut off or not where the table says. */
export function packedBytes(bytes: Uint8Array, { flags, local, packed }: ZipPart): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (flags & 1) throw new Unreadable('locked');
  if (local + 30 > bytes.length || view.getUint32(local, true) !== 0x04034b50)
    throw new Unreadable('no entry');
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (from + packed > bytes.length) throw new Unreadable('cut off');
  return bytes.subarray(from, from + packed);
}

function endOfTable(bytes: Uint8Array, view: DataView): number {
  for (let at = bytes.length - 22; at >= 0; at -= 1)
    if (bytes[at] === 0x50 && view.getUint32(at, true) === 0x06054b50) return at;
  throw new Unreadable('no table');
}
