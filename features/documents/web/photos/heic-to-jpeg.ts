import { loadImage } from '#platform/browser/load-image.ts';
import { extensionOf } from '../../rules/documents.ts';
import { drawJpeg, stemOf } from '../draw-jpeg.ts';

/** Whether the name is that of an iPhone photo. Few offices can open it. */
export function isHeic(fileName: string): boolean {
  return ['.heic', '.heif'].includes(extensionOf(fileName));
}

/** As large as phones take photos, as far as a canvas goes. */
const longest = 8192;

/** A JPG of an iPhone photo, the right way up. Safari reads it by itself; elsewhere a decoder is fetched. Rejects when nobody can. */
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
