import { loadImage } from '#platform/browser/load-image.ts';
import { megabyte } from '../rules/documents.ts';
import { drawJpeg, stemOf } from './draw-jpeg.ts';

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
