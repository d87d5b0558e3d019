import { loadImage } from '#platform/browser/load-image.ts';
import { type Drawing, type PreviewSource, widestFor } from './preview-source.ts';

/** A picture as a document of one page. Rejects when this browser cannot read it. */
export async function openImage(blob: Blob): Promise<PreviewSource> {
  const image = await loadImage(blob);
  const { naturalWidth: width, naturalHeight: height } = image;
  const draw = async (canvas: HTMLCanvasElement, { pixels, turns }: Drawing) => {
    const sideways = turns % 2 === 1;
    const ratio = sideways ? height / width : width / height;
    canvas.width = widestFor(ratio, pixels);
    canvas.height = Math.max(1, Math.round(canvas.width / ratio));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('this browser cannot draw');
    const [across, down] = sideways ? [canvas.height, canvas.width] : [canvas.width, canvas.height];
    context.imageSmoothingQuality = 'high';
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((turns * Math.PI) / 2);
    context.drawImage(image, -across / 2, -down / 2, across, down);
  };
  return {
    pages: [{ width, height, draw, text: async () => '' }],
    fit: 'whole',
    close: () => image.removeAttribute('src'),
  };
}
