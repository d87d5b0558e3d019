import { loadImage } from '#platform/browser/load-image.ts';
import { megabyte } from '../rules/documents.ts';

/** What the official portal advises, in bytes (applicant specification, section 9). */
export const advisedBytes = 5 * megabyte;

const suffix = '-smaller.jpg';

/** Tried in turn. The first keeps 300 dots per inch on a sheet of A4, which the portal asks for. */
const tries = [
  { longest: 3508, quality: 0.85 },
  { longest: 3508, quality: 0.7 },
  { longest: 2480, quality: 0.75 },
  { longest: 1754, quality: 0.7 },
];

/** Whether a smaller copy of such a file can be made here. */
export function canShrink(fileType: string): boolean {
  return fileType === 'image/jpeg' || fileType === 'image/png';
}

/** How the copy of a file is called. */
export const smallerName = (fileName: string) => `${stemOf(fileName)}${suffix}`;

/** A JPG of less than 5 MB, the right way up, of a picture. Rejects when the picture cannot be read. */
export async function makeSmallerCopy(picture: Blob, fileName: string): Promise<File> {
  const image = await loadImage(picture);
  const drawn = { picture: image, width: image.naturalWidth, height: image.naturalHeight };
  for (const attempt of tries) {
    const jpeg = await drawJpeg(drawn, attempt);
    if (jpeg.size < advisedBytes) return new File([jpeg], smallerName(fileName), { type: 'image/jpeg' });
  }
  throw new Error('it does not get small enough');
}

/** More pixels than this make iPads give up on a canvas. */
const mostPixels = 16_000_000;

interface Drawn {
  /** Upright. */
  picture: HTMLImageElement | ImageBitmap;
  width: number;
  height: number;
}

/** Draws a picture as a JPG whose longer side has at most `longest` pixels. What was see-through becomes white. */
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
  // An iPad counts canvases that are not yet forgotten.
  canvas.width = 0;
  if (!blob) throw new Error('this browser cannot write a JPG');
  return blob;
}

/** The name without its ending. */
export function stemOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(0, dot) : fileName;
}
