import { megabyte } from '../rules/documents.ts';

/** The official portal's advised maximum in bytes (applicant specification, section 9). */
export const advisedBytes = 5 * megabyte;

const suffix = '-smaller.jpg';

/** Whether `makeSmallerCopy` supports this type. */
export function canShrink(fileType: string): boolean {
  return fileType === 'image/jpeg' || fileType === 'image/png';
}

/** The file name of the smaller copy. */
export const smallerName = (fileName: string) => `${stemOf(fileName)}${suffix}`;

/** Returns an upright JPEG below 5 MB. Rejects when the picture cannot be decoded. */
export async function makeSmallerCopy(picture: Blob, fileName: string): Promise<File> {
  const { drawBelow } = await import('./draw-jpeg.ts');
  return new File([await drawBelow(picture, advisedBytes)], smallerName(fileName), { type: 'image/jpeg' });
}

/** The file name without its extension. */
export function stemOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(0, dot) : fileName;
}
