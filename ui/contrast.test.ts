import { expect, test } from 'vitest';
import { contrast, luminance } from './colors.ts';

/** Ratios as WebAIM's contrast checker and its articles give them. */
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#949494', '#ffffff', 3.03],
  ['#595959', '#ffffff', 7],
  ['#0000ff', '#ffffff', 8.59],
  ['#ff0000', '#ffffff', 4],
  ['#008000', '#ffffff', 5.14],
])('%s on %s is %d to 1', (front, back, ratio) => {
  expect(contrast(front, back)).toBeCloseTo(ratio, 2);
  expect(contrast(back, front)).toBe(contrast(front, back));
});

/** The same colors in both notations, as CSS Color 4 gives them. */
test.each([
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ['oklch(0.51975 0.17686 142.495)', '#008000'],
  ['oklch(0.45201 0.31321 264.052)', '#0000ff'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
])('%s is as bright as %s', (oklch, hex) => {
  expect(luminance(oklch)).toBeCloseTo(luminance(hex), 3);
});

test('another notation is refused, not guessed', () => {
  expect(() => luminance('rgb(0 0 0)')).toThrow('Not a plain oklch colour');
});
