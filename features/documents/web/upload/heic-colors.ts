/** Apple's name for the colours of its cameras, in the two ways that profiles write it. */
const names = ['Display P3', [...'Display P3'].map((letter) => `\0${letter}`).join('')];

/** The number of those primaries where a file says them by number (ITU-T H.273). */
const primariesP3 = 12;

/** Profiles of cameras have a few hundred bytes; the name is no further in. */
const profileLength = 4096;

/** No file has so many colour boxes. */
const mostBoxes = 100;

/**
 * Whether the colours of a HEIC file are those of iPhones, which are stronger than a screen's usual ones: read as usual ones,
 * skin turns grey. The decoder hands the numbers on as they are.
 */
export function isDisplayP3(bytes: Uint8Array): boolean {
  // The boxes stand before the pixels; a large file is not searched whole.
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 1024 * 1024));
  let at = text.indexOf('colr');
  for (let box = 0; at >= 0 && box < mostBoxes; box += 1, at = text.indexOf('colr', at + 4)) {
    const kind = text.slice(at + 4, at + 8);
    if (kind === 'nclx' && text.charCodeAt(at + 8) * 256 + text.charCodeAt(at + 9) === primariesP3)
      return true;
    const profile = kind === 'prof' || kind === 'rICC' ? text.slice(at + 8, at + 8 + profileLength) : '';
    if (names.some((name) => profile.includes(name))) return true;
  }
  return false;
}
