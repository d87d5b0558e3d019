import { drawJpeg } from '#features/documents/web/jpeg.ts';
import { loadImage } from '#platform/browser/load-image.ts';

/** A picture for a sheet of paper, and how the viewer shows it. */
export interface PaperPicture {
  /** The right way up. */
  jpeg: Blob;
  /** Small, on white: as an image of the page draws it, for the comparison. */
  shown: ImageData;
}

/** 300 dots per inch on a sheet of A4, which the portal asks for; more would only fill the memory of an iPad. */
const forPaper = { longest: 3508, quality: 0.85 };

/** The longer side of what is compared, in pixels: sharp edges are still a tenth of a pixel apart where both are made small. */
const longestShown = 1800;

/** Makes a JPG of a picture for the folder. Rejects when this browser cannot read the picture. */
export async function makePaperPicture(picture: Blob): Promise<PaperPicture> {
  const image = await loadImage(picture);
  try {
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const jpeg = await drawJpeg({ picture: image, ...size }, forPaper);
    return { jpeg, shown: drawSmall(image) };
  } finally {
    image.removeAttribute('src');
  }
}

function drawSmall(image: HTMLImageElement): ImageData {
  const scale = Math.min(1, longestShown / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser cannot draw');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
