/**
 * Decodes a picture, turned as its EXIF says. Rejects when this browser cannot read it. The blob's address is given up
 * at once: a decoded picture needs it no longer.
 */
export async function loadImage(blob: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
