interface Size {
  /** Of the picture, in pixels. */
  width: number;
  height: number;
  /** What the longer side has to have at least. */
  longest: number;
}

/**
 * Decodes a JPEG at the fewest eighths of its size that will do: that is how the format is made. Undefined for another kind of
 * picture, for one that has to be whole, and where this browser cannot.
 */
export async function decodeSmaller(
  blob: Blob,
  { width, height, longest }: Size,
): Promise<VideoFrame | undefined> {
  const eighths = Math.ceil((8 * longest) / Math.max(width, height));
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  if (!('ImageDecoder' in globalThis) || eighths >= 8 || first !== 0xff || second !== 0xd8) return undefined;
  const [desiredWidth, desiredHeight] = [width, height].map((side) => Math.ceil((side * eighths) / 8));
  const decoder = new ImageDecoder({ type: 'image/jpeg', data: blob.stream(), desiredWidth, desiredHeight });
  try {
    const { image } = await decoder.decode();
    if (Math.max(image.displayWidth, image.displayHeight) >= longest) return image;
    image.close();
  } catch {
    // The image's own way says why.
  } finally {
    decoder.close();
  }
  return undefined;
}
