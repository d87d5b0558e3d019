import { fitOnSheet } from '../../rules.ts';
import { after, type Box, ontoSheet, seenSize, type View } from '../pdf/visible-box.ts';

/** Pixels of a page, four bytes each: red, green, blue, alpha. */
export interface Drawing {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** Draws the page of a PDF, counted from 1, on white: scaled, with the corner of its visible box at `x` and `y` pixels. */
export type DrawPage = (
  page: number,
  place: { scale: number; x: number; y: number; width: number; height: number },
) => Promise<Drawing>;

/** A page of a file as it was put on a sheet of the folder. */
export interface PutView {
  view: View;
  /** All of its paper, of which `view` may show a part. */
  paper: Box;
  /** Where the folder draws otherwise than the viewer on purpose, in the units of the page. */
  own: readonly Box[];
}

/** Pixels across a sheet: a line of small print is still two pixels high. */
const across = 150;

/**
 * A file, page by page: drawn as the viewer draws it, and as a folder of this file alone has it, on one sheet each. Both are
 * drawn at once, and the next page while one is compared: one thread reads, another draws.
 */
export async function isSame(
  source: DrawPage,
  folder: DrawPage,
  { views, sheet }: { views: readonly PutView[]; sheet: readonly [number, number] },
): Promise<boolean> {
  const drawn = (index: number) => {
    const both = views[index] && drawBoth({ source, folder, index, view: views[index].view, sheet });
    // Told when its turn comes.
    both?.catch(() => {});
    return both;
  };
  let next = drawn(0);
  for (const [index, { own }] of views.entries()) {
    const page = await next;
    if (!page) return false;
    next = drawn(index + 1);
    const masks = own.map((box) => pixelsOf(box, page));
    if (differ(page.asShown, page.asPut, { page: page.box, masks })) return false;
  }
  return true;
}

interface Drawn {
  asShown: Drawing;
  asPut: Drawing;
  /** Where the page lies on its sheet, in pixels. */
  box: Box;
  matrix: Parameters<typeof after>[1];
  scale: number;
  height: number;
}

async function drawBoth({
  source,
  folder,
  index,
  view,
  sheet,
}: {
  source: DrawPage;
  folder: DrawPage;
  index: number;
  view: View;
  sheet: readonly [number, number];
}): Promise<Drawn> {
  const fit = fitOnSheet({ x: 0, y: 0, ...seenSize(view) }, sheet);
  const scale = across / Math.min(fit.width, fit.height);
  const size = { width: Math.round(fit.width * scale), height: Math.round(fit.height * scale) };
  const place = { x: -fit.x * scale, y: -fit.y * scale };
  const [asShown, asPut] = await Promise.all([
    source(index + 1, { ...size, ...place, scale: fit.scale * scale }),
    folder(index + 1, { ...size, x: 0, y: 0, scale }),
  ]);
  const [w, h] = [size.width - 2 * place.x, size.height - 2 * place.y];
  const matrix = ontoSheet(view, { scale: fit.scale, x: -fit.x, y: -fit.y });
  return {
    asShown,
    asPut,
    box: [place.x, place.y, place.x + w, place.y + h],
    matrix,
    scale,
    height: size.height,
  };
}

/** Both ways of making a picture small are seen when it is drawn larger first and made small by one. */
const finer = 8;

/**
 * A picture as the viewer shows it, upright and on white, and the page of a folder of it alone. `place`: where it was put on
 * the sheet, in points.
 */
export async function isSamePicture(
  shown: Drawing,
  folder: DrawPage,
  { place, sheet }: { place: Rectangle; sheet: readonly [number, number] },
): Promise<boolean> {
  const scale = across / sheet[0];
  const [width, height] = [Math.round(sheet[0] * scale), Math.round(sheet[1] * scale)];
  const size = { width: width * finer, height: height * finer };
  const put = smaller(await folder(1, { ...size, x: 0, y: 0, scale: scale * finer }));
  const [left, top] = [place.x * scale, (sheet[1] - place.y - place.height) * scale];
  const box: Box = [left, top, left + place.width * scale, top + place.height * scale];
  return !differ(onSheet(shown, box, { width, height }), put, { page: box, masks: [] });
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Each pixel is the mean of those that fall into it. */
function smaller({ width, height, data }: Drawing): Drawing {
  return onSheet({ width, height, data }, [0, 0, width / finer, height / finer], {
    width: Math.round(width / finer),
    height: Math.round(height / finer),
  });
}

/** A drawing made smaller into a box of a white sheet. */
function onSheet(
  { width, height, data }: Drawing,
  [left, top, right, bottom]: Box,
  sheet: { width: number; height: number },
): Drawing {
  const sums = new Float64Array(sheet.width * sheet.height * 4);
  const [across, down] = [(right - left) / width, (bottom - top) / height];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(left + (x + 0.5) * across);
      const row = Math.floor(top + (y + 0.5) * down);
      if (column < 0 || row < 0 || column >= sheet.width || row >= sheet.height) continue;
      const at = (row * sheet.width + column) * 4;
      for (let color = 0; color < 3; color += 1)
        sums[at + color] = (sums[at + color] ?? 0) + (data[(y * width + x) * 4 + color] ?? 0);
      sums[at + 3] = (sums[at + 3] ?? 0) + 1;
    }
  const made = new Uint8ClampedArray(sums.length).fill(255);
  for (let at = 0; at < sums.length; at += 4) {
    const count = sums[at + 3] ?? 0;
    if (count > 0)
      for (let color = 0; color < 3; color += 1) made[at + color] = (sums[at + color] ?? 0) / count;
  }
  return { ...sheet, data: made };
}

/** Where a box of a page lies on the drawing of its sheet, from above. */
function pixelsOf(
  [left, bottom, right, top]: Box,
  { matrix, scale, height }: { matrix: Parameters<typeof after>[1]; scale: number; height: number },
): Box {
  const [one, other] = [after([1, 0, 0, 1, left, bottom], matrix), after([1, 0, 0, 1, right, top], matrix)];
  const xs = [one[4] * scale, other[4] * scale];
  const ys = [height - one[5] * scale, height - other[5] * scale];
  return [Math.min(...xs) - 1, Math.min(...ys) - 1, Math.max(...xs) + 1, Math.max(...ys) + 1];
}

/** Pixels on a side of the places that are looked at one by one. */
const side = 6;
/** Below, two drawings of the same letters differ by how they are rounded. */
const noise = 24;
/** What a place may differ by, summed over its pixels; a missing letter of small print is more. */
const tolerance = 280;

/**
 * Whether two drawings differ in any place. Outside the page, the shown one counts as white: what a page hides there is no
 * part of what is shown. The edge of the page, two pixels wide, is not looked at: it falls between pixels.
 */
export function differ(
  shown: Drawing,
  put: Drawing,
  { page, masks }: { page: Box; masks: readonly Box[] },
): boolean {
  const columns = Math.ceil(shown.width / side);
  const sums = new Uint32Array(columns * Math.ceil(shown.height / side));
  for (let y = 0; y < shown.height; y += 1)
    for (let x = 0; x < shown.width; x += 1) {
      const far = Math.min(x + 0.5 - page[0], page[2] - x - 0.5, y + 0.5 - page[1], page[3] - y - 0.5);
      if (Math.abs(far) <= 1) continue;
      const at = (y * shown.width + x) * 4;
      const difference = apart(far > 0 ? shown.data : white, put.data, { shown: far > 0 ? at : 0, put: at });
      if (difference <= noise || masks.some((mask) => isIn(mask, x, y))) continue;
      const place = Math.floor(y / side) * columns + Math.floor(x / side);
      sums[place] = (sums[place] ?? 0) + difference;
    }
  return sums.some((sum) => sum > tolerance);
}

const white = [255, 255, 255];

/** The largest difference of a pixel's colours. */
function apart(shown: ArrayLike<number>, put: ArrayLike<number>, at: { shown: number; put: number }): number {
  let most = 0;
  for (let color = 0; color < 3; color += 1)
    most = Math.max(most, Math.abs((shown[at.shown + color] ?? 0) - (put[at.put + color] ?? 0)));
  return most;
}

const isIn = (box: Box, x: number, y: number) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
