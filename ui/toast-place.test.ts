import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, coveredBy, freePlace } from './toast-place.ts';

const window = { width: 390, height: 844 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const home = box(16, 660, 358, 100);
const moved = (move: { across: number; down: number }) =>
  box(home.left + move.across, home.top + move.down, 358, 100);

test('a toast stays where it is as long as it covers nothing', () => {
  expect(freePlace(home, [box(20, 600, 100, 44), box(20, 770, 100, 44)], window)).toEqual({
    across: 0,
    down: 0,
  });
});

test('it moves to the nearest gap that is high enough', () => {
  // Rows of buttons with gaps of 60, 120 and 300 pixels.
  const rows = [80, 424, 588, 692, 780].map((top) => box(20, top, 340, 44));
  const place = freePlace(home, rows, window);
  expect(place).toEqual({ across: 0, down: 588 - 8 - 100 - 660 });
  expect(place && coveredBy(moved(place), rows)).toBe(0);
});

test('where there is no gap it says so', () => {
  const rows = Array.from({ length: 12 }, (_, row) => box(20, row * 72, 340, 44));
  expect(freePlace(home, rows, window)).toBeUndefined();
});

test('whatever stands on the page, a place that is found covers nothing and lies inside the window', () => {
  const button = fc
    .tuple(
      fc.integer({ min: 0, max: 380 }),
      fc.integer({ min: 0, max: 840 }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 60 }),
    )
    .map(([left, top, width, height]) => box(left, top, width, height));
  fc.assert(
    fc.property(fc.array(button, { maxLength: 30 }), (buttons) => {
      const place = freePlace(home, buttons, window);
      if (!place) return;
      const there = moved(place);
      expect(coveredBy(there, buttons)).toBe(0);
      expect(there.left >= 0 && there.top >= 0 && there.right <= 390 && there.bottom <= 844).toBe(true);
    }),
  );
});
