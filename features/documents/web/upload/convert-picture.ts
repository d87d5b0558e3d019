import { loadPicture } from '#platform/browser/load-image.ts';
import { drawJpeg } from '../draw-jpeg.ts';
import type { ForeignKind } from './plan-file.ts';
import { takeTurn } from './webp-turn.ts';

/** The longer side of the largest phone photos, in pixels. */
const longest = 8192;

/**
 * Converts to an upright JPEG, of the main picture or the first frame; a TIFF of several pages to a PDF of them all, as the
 * blob's type says. Safari decodes HEIC itself; elsewhere, and for TIFF, a decoder is downloaded. Rejects when the picture
 * cannot be decoded.
 */
export async function convertPicture(file: Blob, kind: ForeignKind): Promise<Blob> {
  if (kind === 'tiff') return (await import('./tiff/convert-tiff.ts')).convertTiff(file);
  const { close, ...drawn } = await read(file, kind);
  try {
    return await drawJpeg(drawn, { longest, quality: 0.9 });
  } finally {
    close();
  }
}

async function read(file: Blob, kind: Exclude<ForeignKind, 'tiff'>) {
  try {
    const { picture, turn } = kind === 'webp' ? await takeTurn(file) : { picture: file, turn: 1 };
    return { ...(await loadPicture(picture, longest)), turn };
  } catch (error) {
    if (kind !== 'heic') throw error;
  }
  const { decodeHeic } = await import('./decode-heic.ts');
  const picture = await createImageBitmap(await decodeHeic(await file.arrayBuffer()));
  return { picture, width: picture.width, height: picture.height, close: () => picture.close() };
}
