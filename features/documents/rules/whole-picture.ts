import { holdsWholePicture } from './jpeg-scans.ts';

const jpegEnd = 0xd9;

/**
 * Whether a JPG, PNG, GIF or WebP reaches its own end. Browsers draw a strip of a picture that was cut off and say nothing. Bytes of
 * other kinds are left to the browser.
 */
export function isWhole(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegEnds(bytes);
  if (bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e) return pngEnds(bytes);
  if (bytes[0] === 0x47 && bytes[1] === 0x49 && bytes[2] === 0x46) return gifEnds(bytes);
  if (bytes[0] === 0x52 && bytes[1] === 0x49 && bytes[2] === 0x46 && bytes[3] === 0x46)
    return riffEnds(bytes);
  return true;
}

/**
 * From part to part by their lengths: the small picture that cameras put inside has an end of its own. Programs that show
 * pictures do without the mark at the end, so where it alone is missing the picture is whole.
 */
function jpegEnds(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 1 < bytes.length) {
    const mark = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || mark === 0xff || mark === 0 || (mark >= 0xd0 && mark <= 0xd7) || mark === 1) {
      // Picture data, or filling: the next mark is searched.
      at += 1;
      continue;
    }
    if (mark === jpegEnd) return true;
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  return holdsWholePicture(bytes);
}

function pngEnds(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  while (at + 12 <= bytes.length) {
    if (view.getUint32(at + 4) === 0x49454e44) return true;
    at += 12 + view.getUint32(at);
  }
  return false;
}

/** Bytes of the table of colours that these flags tell of. */
const tableBytes = (flags: number) => ((flags & 0x80) !== 0 ? 3 << ((flags & 7) + 1) : 0);

function gifEnds(bytes: Uint8Array): boolean {
  let at = 13 + tableBytes(bytes[10] ?? 0);
  while (at < bytes.length) {
    const mark = bytes[at];
    if (mark === 0x3b) return true;
    // A picture with its own table and the width of its codes, or an extension of a kind.
    if (mark === 0x2c) at += 11 + tableBytes(bytes[at + 9] ?? 0);
    else if (mark === 0x21) at += 2;
    else return false;
    // Pieces, each behind its length; the last has none.
    while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
    at += 1;
  }
  return false;
}

/** The container of WebP says how long it is, behind its first eight bytes. */
function riffEnds(bytes: Uint8Array): boolean {
  if (bytes.length < 12) return false;
  return 8 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) <= bytes.length;
}
