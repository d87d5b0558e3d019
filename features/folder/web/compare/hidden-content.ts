import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { seenSize } from '../pdf/visible-box.ts';
import type { DrawPage, PutView } from './same-pages.ts';

type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;

/**
 * Whether a page holds what nobody sees: on a layer that is off, or on the part of its paper that was cropped away. It would
 * leave with the folder, not drawn but there to be copied. Counted from 1.
 */
export async function hidesContent(
  document: PDFDocumentProxy,
  draw: DrawPage,
  { number, put }: { number: number; put: PutView },
): Promise<boolean> {
  if (await hasInkOutside(draw, { number, put })) return true;
  const layers = await document.getOptionalContentConfig();
  if (!Array.from(layers).some(([, group]) => !group.visible)) return false;
  return usesHiddenLayer(document, layers, number);
}

async function usesHiddenLayer(document: PDFDocumentProxy, layers: Layers, number: number): Promise<boolean> {
  const page = await document.getPage(number);
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.some((operator, index) => {
    const [tag, group] = argsArray[index] ?? [];
    return operator === OPS.beginMarkedContentProps && tag === 'OC' && !layers.isVisible(group);
  });
}

/** Pixels along the longer side of the paper. */
const across = 300;

/** Paper of old scans is darker than white. */
const ink = 225;

async function hasInkOutside(
  draw: DrawPage,
  { number, put: { view, paper } }: { number: number; put: PutView },
): Promise<boolean> {
  const cut = Math.max(...view.box.map((edge, index) => Math.abs(edge - (paper[index] ?? edge)))) * view.unit;
  if (cut <= 1) return false;
  const seen = seenSize(view);
  const scale = across / (Math.max(seen.width, seen.height) + 2 * cut);
  const [width, height] = [seen.width, seen.height].map((side) => Math.ceil((side + 2 * cut) * scale));
  if (!(width && height)) return false;
  const edge = cut * scale;
  const { data } = await draw(number, { scale, x: edge, y: edge, width, height });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const far = Math.max(edge - x, x - (width - edge), edge - y, y - (height - edge));
      if (far > 1.5 && (data[(y * width + x) * 4 + 1] ?? 255) < ink) return true;
    }
  return false;
}
