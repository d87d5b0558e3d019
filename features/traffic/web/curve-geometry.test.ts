import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apart, curveScale, namedPoints } from './curve-geometry.ts';

const box = { width: 720, height: 220, left: 56, right: 104, top: 28, bottom: 28 };

test('a pointer finds the point that it is nearest to, also outside the curve', () => {
  const { x, nearest } = curveScale(box, 7, 100);
  for (let index = 0; index < 7; index += 1) expect(nearest(x(index) + 3)).toBe(index);
  expect(nearest(0)).toBe(0);
  expect(nearest(720)).toBe(6);
  expect(curveScale(box, 1, 1).nearest(300)).toBe(0);
});

test('nought lies on the lowest line and the highest value under the top', () => {
  const { y } = curveScale(box, 7, 97);
  expect(y(0)).toBe(220 - 28);
  expect(y(97)).toBeGreaterThanOrEqual(28);
});

test('words at the ends never lie on each other', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 28, max: 192 }), { minLength: 1, maxLength: 3 }), (places) => {
      const moved = apart(places, 17, 28, 192).sort((one, other) => one - other);
      for (const [index, place] of moved.entries()) {
        expect(place).toBeGreaterThanOrEqual(28);
        expect(place).toBeLessThanOrEqual(192);
        if (index > 0) expect(place - (moved[index - 1] ?? 0)).toBeGreaterThanOrEqual(17);
      }
    }),
  );
  expect(apart([50, 120], 17, 28, 192)).toEqual([50, 120]);
});

test('as many points are named as have room', () => {
  expect(namedPoints(7, 700, 76)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(namedPoints(30, 300, 76)).toHaveLength(3);
  expect(namedPoints(90, 300, 76).length).toBeLessThanOrEqual(4);
});
