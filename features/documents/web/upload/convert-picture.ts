import { loadImage } from '#platform/browser/load-image.ts';
import { drawJpeg, stemOf } from '../jpeg.ts';

/** The longer side of the largest phone photos, in pixels. */
const longest = 8192;

/** Converts to an upright JPEG. Safari decodes HEIC itself; elsewhere a decoder is downloaded. Rejects on failure. */
export async function heicToJpeg(file: File): Promise<File> {
  const drawn = await read(file);
  const jpeg = await drawJpeg(drawn, { longest, quality: 0.9 });
  return new File([jpeg], `${stemOf(file.name)}.jpg`, {
    type: 'image/jpeg',
    lastModified: file.lastModified,
  });
}

async function read(file: File) {
  const native = await loadImage(file).catch(() => undefined);
  if (native) return { picture: native, width: native.naturalWidth, height: native.naturalHeight };
  const { decodeHeic } = await import('./decode-heic.ts');
  const picture = await createImageBitmap(await decodeHeic(await file.arrayBuffer()));
  return { picture, width: picture.width, height: picture.height };
}
