/** Longer than any file's list of parts. */
const mostParts = 10_000;

/**
 * A WebP photo without the note of how the camera was held, and that note, 1 to 8: some browsers turn such a photo and some
 * do not. Anything else comes back as it is, with 1.
 */
export async function takeTurn(file: Blob): Promise<{ picture: Blob; turn: number }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  for (let at = 12, part = 0; at + 8 <= bytes.length && part < mostParts; part += 1) {
    const size = view.getUint32(at + 4, true);
    if (name(at) === 'EXIF') {
      const turn = turnOf(bytes.subarray(at + 8, at + 8 + size));
      // A part that no reader knows is passed over.
      bytes.set([0x58, 0x58, 0x58, 0x58], at);
      return { picture: new Blob([bytes]), turn };
    }
    at += 8 + size + (size % 2);
  }
  return { picture: file, turn: 1 };
}

/** The orientation in a block of EXIF, which is a TIFF without a picture; 1 where it has none. */
function turnOf(exif: Uint8Array): number {
  // Some programs put the mark of JPEG's block in front.
  const start = exif[0] === 0x45 ? 6 : 0;
  const view = new DataView(exif.buffer, exif.byteOffset + start, Math.max(0, exif.byteLength - start));
  if (view.byteLength < 10) return 1;
  const little = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, little);
  if (directory + 2 > view.byteLength) return 1;
  const count = view.getUint16(directory, little);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > view.byteLength) return 1;
    if (view.getUint16(at, little) !== 0x0112) continue;
    const turn = view.getUint16(at + 8, little);
    return turn >= 1 && turn <= 8 ? turn : 1;
  }
  return 1;
}
