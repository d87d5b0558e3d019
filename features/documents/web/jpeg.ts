import { loadImage } from '#platform/browser/load-image.ts';
import { megabyte } from '../rules/documents.ts';

/** The official portal's advised maximum in bytes (applicant specification, section 9). */
export const advisedBytes = 5 * megabyte;

const suffix = '-smaller.jpg';

/** Size and quality, tried in turn. The first keeps the 300 dpi of an A4 sheet that the portal asks for. */
const tries = [
  { longest: 3508, quality: 0.85 },
  { longest: 3508, quality: 0.7 },
  { longest: 2480, quality: 0.75 },
  { longest: 1754, quality: 0.7 },
];

/** Whether `makeSmallerCopy` supports this type. */
export function canShrink(fileType: string): boolean {
  return fileType === 'image/jpeg' || fileType === 'image/png';
}

/** The file name of the smaller copy. */
export const smallerName = (fileName: string) => `${stemOf(fileName)}${suffix}`;

/** Returns an upright JPEG below 5 MB. Rejects when the picture cannot be decoded. */
export async function makeSmallerCopy(picture: Blob, fileName: string): Promise<File> {
  const image = await loadImage(picture);
  const drawn = { picture: image, width: image.naturalWidth, height: image.naturalHeight };
  for (const attempt of tries) {
    const jpeg = await drawJpeg(drawn, attempt);
    if (jpeg.size < advisedBytes) return new File([jpeg], smallerName(fileName), { type: 'image/jpeg' });
  }
  throw new Error('it does not get small enough');
}

/** iPads refuse a canvas with more pixels. */
const mostPixels = 16_000_000;

interface Drawn {
  /** Already upright. */
  picture: HTMLImageElement | ImageBitmap;
  width: number;
  height: number;
}

/** Draws a picture as a JPEG whose longer side has at most `longest` pixels. Transparency becomes white. */
export async function drawJpeg(
  { picture, width, height }: Drawn,
  { longest, quality }: { longest: number; quality: number },
): Promise<Blob> {
  const scale = Math.min(1, longest / Math.max(width, height), Math.sqrt(mostPixels / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  // iPads limit the total canvas memory and free it late.
  canvas.width = 0;
  if (!blob) throw new Error('this browser cannot write a JPG');
  return blob;
}

/** The file name without its extension. */
export function stemOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(0, dot) : fileName;
}
