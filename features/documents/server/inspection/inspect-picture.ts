import { type FileFinding, mostPixels } from '../../rules/file-findings.ts';

/** What a JPEG or PNG would cost whoever opens it, by the size that its header says. Decodes nothing. */
export function inspectPicture(bytes: Buffer): FileFinding[] {
  const size = bytes[0] === 0x89 ? pngSize(bytes) : jpegSize(bytes);
  if (!size) return ['unreadable'];
  return size.width * size.height > mostPixels ? ['huge_picture'] : [];
}

interface Size {
  width: number;
  height: number;
}

function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The frame header of each kind of JPEG (ITU T.81, table B.1): C0 to CF without tables of codes, extensions and conditions. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    // Before a marker there may be any number of filling bytes.
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
