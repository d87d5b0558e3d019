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
