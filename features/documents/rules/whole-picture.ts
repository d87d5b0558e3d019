const jpegEnd = 0xd9;

/**
 * Whether a JPG or PNG reaches its own end. Browsers draw a strip of a picture that was cut off and say nothing. Bytes of
 * other kinds are left to the browser.
 */
export function isWhole(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegEnds(bytes);
  if (bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e) return pngEnds(bytes);
  return true;
}

/** From part to part by their lengths: the small picture that cameras put inside has an end of its own. */
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
  return false;
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
