import { loadPicture } from '#platform/browser/load-image.ts';

/** Size and quality, tried in turn. The first keeps the 300 dpi of an A4 sheet that the portal asks for. */
const tries = [
  { longest: 3508, quality: 0.85 },
  { longest: 3508, quality: 0.7 },
  { longest: 2480, quality: 0.75 },
  { longest: 1754, quality: 0.7 },
];

/** Returns an upright JPEG of fewer bytes than `most`. Rejects when the picture cannot be decoded. */
export async function drawBelow(picture: Blob, most: number): Promise<Blob> {
  const { close, ...drawn } = await loadPicture(picture, Math.max(...tries.map(({ longest }) => longest)));
  try {
    for (const attempt of tries) {
      const jpeg = await drawJpeg(drawn, attempt);
      if (jpeg.size < most) return jpeg;
    }
  } finally {
    close();
  }
  throw new Error('it does not get small enough');
}

/** iPads refuse a canvas with more pixels. */
const mostPixels = 16_000_000;

interface Drawn {
  picture: HTMLImageElement | ImageBitmap | VideoFrame;
  width: number;
  height: number;
  /** How the picture lies, as cameras note it, 1 to 8; it is drawn upright. Without: upright already. */
  turn?: number;
}

/** Draws a picture as a JPEG whose longer side has at most `longest` pixels. Transparency becomes white. */
export async function drawJpeg(
  { picture, width, height, turn = 1 }: Drawn,
  { longest, quality }: { longest: number; quality: number },
): Promise<Blob> {
  const scale = Math.min(1, longest / Math.max(width, height), Math.sqrt(mostPixels / (width * height)));
  const canvas = document.createElement('canvas');
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  [canvas.width, canvas.height] = turn > 4 ? [down, across] : [across, down];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.transform(...turnUpright(turn, across, down));
  context.drawImage(picture, 0, 0, across, down);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  // iPads limit the total canvas memory and free it late.
  canvas.width = 0;
  if (!blob) throw new Error('this browser cannot write a JPG');
  return blob;
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** Moves each pixel of a picture of this size to where the orientation has it seen. */
function turnUpright(turn: number, across: number, down: number): Matrix {
  const upright: Matrix = [1, 0, 0, 1, 0, 0];
  const turns: Record<number, Matrix> = {
    2: [-1, 0, 0, 1, across, 0],
    3: [-1, 0, 0, -1, across, down],
    4: [1, 0, 0, -1, 0, down],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, down, 0],
    7: [0, -1, -1, 0, down, across],
    8: [0, -1, 1, 0, 0, across],
  };
  return turns[turn] ?? upright;
}
