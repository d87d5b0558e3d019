import { ticksUpTo } from '../rules/analytics.ts';

/** Where a curve is in its box. */
export interface CurveBox {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Turns values into places. `highest` of all that is drawn sets the scale; it begins at 0. */
export function curveScale(box: CurveBox, count: number, highest: number) {
  const ticks = ticksUpTo(highest);
  const end = ticks.at(-1) ?? 1;
  const inner = box.width - box.left - box.right;
  const tall = box.height - box.top - box.bottom;
  const x = (index: number) => box.left + (count > 1 ? (index * inner) / (count - 1) : inner / 2);
  const y = (value: number) => box.top + tall - (value / end) * tall;
  return {
    ticks,
    x,
    y,
    /** The point nearest to a place. */
    nearest: (at: number) =>
      Math.max(0, Math.min(count - 1, count > 1 ? Math.round(((at - box.left) * (count - 1)) / inner) : 0)),
    line: (values: readonly number[], first = 0) =>
      values.map((value, index) => `${x(first + index).toFixed(1)},${y(value).toFixed(1)}`).join(' '),
  };
}

/** Moves labels apart that would lie on each other, as little as it takes, and keeps them inside. */
export function apart(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places
    .map((place, index) => ({ place, index }))
    .sort((one, other) => one.place - other.place);
  for (const [at, label] of order.entries()) {
    const above = order[at - 1];
    label.place = Math.max(low, label.place, above ? above.place + gap : low);
  }
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const label = order[at];
    const below = order[at + 1];
    if (label) label.place = Math.min(below ? below.place - gap : high, label.place);
  }
  const out = [...places];
  for (const { place, index } of order) out[index] = place;
  return out;
}

/** Which points are named under the curve: the first, and then so many that their words fit. */
export function namedPoints(count: number, width: number, wordWidth: number): number[] {
  const most = Math.max(2, Math.floor(width / wordWidth));
  const step = [1, 2, 3, 4, 6, 7, 14, 28, 30].find((size) => Math.ceil(count / size) <= most) ?? count;
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
