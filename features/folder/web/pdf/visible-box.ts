/** Left, bottom, right and top, in the page's own units. */
export type Box = readonly [number, number, number, number];

/** How pages are moved on paper: `x' = ax + cy + e`, `y' = bx + dy + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** What a reader shows of a page. */
export interface View {
  box: Box;
  /** Clockwise: 0, 90, 180 or 270. */
  turn: number;
  /** Points in a unit of the page. */
  unit: number;
}

/** US Letter, which viewers take where a page says nothing that can be used. */
const letter: Box = [0, 0, 612, 792];

/** What a page says of itself; all of it may be missing or nonsense. */
interface Said {
  media: readonly number[] | undefined;
  crop: readonly number[] | undefined;
  turn: number | undefined;
  unit: number | undefined;
}

/** The rules of the viewer (pdf.js, `core/page`): the CropBox counts where it meets the MediaBox, else the MediaBox alone. */
export function viewOf({ media, crop, turn = 0, unit = 1 }: Said): View {
  const paper = upright(media) ?? letter;
  const cut = upright(crop) ?? paper;
  const shown = meet(paper, cut);
  return {
    box: shown ?? paper,
    turn: turn % 90 === 0 ? ((turn % 360) + 360) % 360 : 0,
    unit: Number.isFinite(unit) && unit > 0 ? unit : 1,
  };
}

/** A box whose corners may come in any order; nothing without an area. */
function upright(box: readonly number[] | undefined): Box | undefined {
  if (box?.length !== 4 || !box.every(Number.isFinite)) return;
  const [x = 0, y = 0, otherX = 0, otherY = 0] = box;
  return withArea([Math.min(x, otherX), Math.min(y, otherY), Math.max(x, otherX), Math.max(y, otherY)]);
}

function meet(one: Box, other: Box): Box | undefined {
  return withArea([
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ]);
}

const withArea = (box: Box): Box | undefined => (box[0] < box[2] && box[1] < box[3] ? box : undefined);

/** Width and height in points, as a reader sees the page. */
export function seenSize({ box, turn, unit }: View): { width: number; height: number } {
  const [across, up] = [(box[2] - box[0]) * unit, (box[3] - box[1]) * unit];
  return turn % 180 === 0 ? { width: across, height: up } : { width: up, height: across };
}

/** From the page's units to a sheet: turned upright, scaled, its lower left corner at `x` and `y`. */
export function ontoSheet(
  { box: [left, bottom, right, top], turn, unit }: View,
  { scale, x, y }: { scale: number; x: number; y: number },
): Matrix {
  const s = scale * unit;
  if (turn === 90) return [0, -s, s, 0, x - bottom * s, y + right * s];
  if (turn === 180) return [-s, 0, 0, -s, x + right * s, y + top * s];
  if (turn === 270) return [0, s, -s, 0, x + top * s, y - left * s];
  return [s, 0, 0, s, x - left * s, y - bottom * s];
}

/** First `inner`, then `outer`. */
export function after(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [p, q, r, s, t, u] = outer;
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u];
}
