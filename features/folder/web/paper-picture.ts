import { drawJpeg } from '#features/documents/web/draw-jpeg.ts';
import { type LoadedPicture, loadPicture } from '#platform/browser/load-image.ts';

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
  const { close, ...loaded } = await loadPicture(picture, forPaper.longest);
  try {
    return { jpeg: await drawJpeg(loaded, forPaper), shown: drawSmall(loaded) };
  } finally {
    close();
  }
}

function drawSmall({ picture, width, height }: Omit<LoadedPicture, 'close'>): ImageData {
  const scale = Math.min(1, longestShown / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser cannot draw');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
