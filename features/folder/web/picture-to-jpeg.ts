import { drawJpeg } from '#features/documents/web/draw-jpeg.ts';
import { loadImage } from '#platform/browser/load-image.ts';

/** 300 dots per inch on a sheet of A4, which the portal asks for; more would only fill the memory of an iPad. */
const forPaper = { longest: 3508, quality: 0.85 };

/** A JPG of a picture for a sheet of paper, the right way up. Rejects when this browser cannot read it. */
export async function pictureToJpeg(picture: Blob): Promise<Blob> {
  const image = await loadImage(picture);
  try {
    return await drawJpeg(
      { picture: image, width: image.naturalWidth, height: image.naturalHeight },
      forPaper,
    );
  } finally {
    image.removeAttribute('src');
  }
}
