const directoryEntry = 128;
/** Higher numbers are no sectors. */
export const lastSector = 0xfffffff9;

/** A part of a container. */
export interface OlePart {
  name: string;
  start: number;
  class: string;
}

/**
 * The parts of a container of Microsoft's old programs (MS-CFB), as far as its directory can be followed; `whole` when it was
 * followed to its end. Undefined for anything else.
 */
export function oleParts(bytes: Uint8Array): { parts: OlePart[]; whole: boolean } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 512 || view.getUint32(0, true) !== 0xe011cfd0) return undefined;
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return undefined;
  const size = 2 ** shift;
  const placeOf = (sector: number) => (sector + 1) * size;
  const next = (sector: number): number | undefined => {
    const perTable = size / 4;
    const table = Math.floor(sector / perTable);
    // Tables beyond the 109th are listed elsewhere: in containers of more than 6 MB, whose directory is rarely so far.
    if (table >= 109) return undefined;
    const place = placeOf(view.getUint32(76 + 4 * table, true)) + 4 * (sector % perTable);
    return place + 4 <= bytes.length ? view.getUint32(place, true) : undefined;
  };
  const words = new TextDecoder('utf-16le', { ignoreBOM: true });
  const parts: OlePart[] = [];
  let sector: number | undefined = view.getUint32(48, true);
  // A directory may lead back to itself, with parts in it or none.
  const read = new Set<number>();
  while (sector !== undefined && sector < lastSector) {
    const from = placeOf(sector);
    if (from + size > bytes.length || read.has(sector)) return { parts, whole: false };
    read.add(sector);
    for (let at = from; at < from + size; at += directoryEntry) {
      const length = Math.min(64, view.getUint16(at + 64, true));
      if (bytes[at + 66] === 0 || length < 2) continue;
      parts.push({
        name: words.decode(bytes.subarray(at, at + length - 2)),
        start: view.getUint32(at + 116, true),
        class: hexOf(bytes.subarray(at + 80, at + 96)),
      });
    }
    sector = next(sector);
  }
  return { parts, whole: sector !== undefined && parts.length > 0 };
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
