/** In pixels of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Between a toast and what it must not cover, and the edge of the window. */
const gap = 8;

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** How much of what can be pressed lies under a box, in square pixels. */
export const coveredBy = (box: Box, buttons: readonly Box[]): number =>
  buttons.reduce((sum, button) => sum + overlap(box, button), 0);

/**
 * How far a toast has to move from `home` so that it covers nothing that can be pressed: to the nearest free place, beside
 * the edges of the window or of a button. Undefined when there is no such place.
 */
export function freePlace(
  home: Box,
  buttons: readonly Box[],
  window: { width: number; height: number },
): { across: number; down: number } | undefined {
  const [width, height] = [home.right - home.left, home.bottom - home.top];
  const fits = (value: number, size: number, room: number) => value >= gap && value + size <= room - gap;
  const lefts = [home.left, gap, (window.width - width) / 2, window.width - width - gap];
  const tops = [home.top, gap, window.height - height - gap];
  for (const { top, bottom } of buttons) tops.push(bottom + gap, top - gap - height);
  let nearest: { across: number; down: number } | undefined;
  const distance = ({ across, down }: { across: number; down: number }) => Math.hypot(across, down);
  for (const left of lefts)
    for (const top of tops) {
      const isHome = left === home.left && top === home.top;
      if (!isHome && !(fits(left, width, window.width) && fits(top, height, window.height))) continue;
      const move = { across: left - home.left, down: top - home.top };
      if (nearest && distance(nearest) <= distance(move)) continue;
      const placed = { left, top, right: left + width, bottom: top + height };
      if (coveredBy(placed, buttons) === 0) nearest = move;
    }
  return nearest;
}
