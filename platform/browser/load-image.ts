/** A picture that can be drawn, the right way up. */
export interface LoadedPicture {
  picture: HTMLImageElement | VideoFrame;
  /** Of the file, in pixels: what is drawn may hold fewer. */
  width: number;
  height: number;
  close: () => void;
}

/** Pixels above which a JPEG is decoded smaller, where the browser can: 95 million are 380 MB, and are held twice. */
const large = 16_000_000;

/**
 * Decodes a picture, turned as its EXIF says, to be drawn with at most `longest` pixels on its longer side. Rejects when this
 * browser cannot read it.
 */
export async function loadPicture(blob: Blob, longest: number): Promise<LoadedPicture> {
  const image = await openImage(blob);
  const { naturalWidth: width, naturalHeight: height } = image;
  // Few pictures are so large that its code has to come; without it they are decoded whole.
  const decoding = width * height > large && (await import('./decode-smaller.ts').catch(() => undefined));
  const smaller = decoding && (await decoding.decodeSmaller(blob, { width, height, longest }));
  if (smaller) return { picture: smaller, width, height, close: () => smaller.close() };
  await image.decode();
  return { picture: image, width, height, close: () => image.removeAttribute('src') };
}

/** An image of which the head was read, no pixel yet. The blob's address is given up: the image keeps the bytes. */
async function openImage(blob: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(blob);
  try {
    const image = new Image();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    image.onload = () => resolve();
    image.onerror = () => reject(new Error('not a picture'));
    image.src = address;
    await promise;
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
