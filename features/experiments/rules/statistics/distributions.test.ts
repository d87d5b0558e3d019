import { expect, test } from 'vitest';
import { relativeError } from '#tests/support/relative-error.ts';
import { normalCdf, normalQuantile } from './distributions.ts';

/** Abramowitz and Stegun, table 26.1, fifteen decimals; the tails by mpmath with 40 digits. */
test.each([
  [0, 0.5],
  [0.1, 0.539827837277029],
  [1, 0.841344746068543],
  [2, 0.977249868051821],
  [3, 0.99865010196837],
  [-1.96, 0.024997895148220435],
  [-5, 2.8665157187919391e-7],
  [-10, 7.61985302416053e-24],
])('the normal distribution at %d', (x, expected) => {
  expect(relativeError(normalCdf(x), expected)).toBeLessThan(1e-12);
});

/** Upper points as in A&S table 26.5 and every textbook, sixteen digits. */
test.each([
  [0.5, 0],
  [0.8, 0.8416212335729143],
  [0.9, 1.2815515655446004],
  [0.95, 1.6448536269514722],
  [0.975, 1.959963984540054],
  [0.995, 2.5758293035489004],
  [0.999, 3.090232306167813],
  [1e-10, -6.361340902404056],
])('the point with %d below it', (p, expected) => {
  expect(Math.abs(normalQuantile(p) - expected)).toBeLessThan(1e-12);
});

test('the point and the chance are each other’s inverse', () => {
  for (let p = 1e-9; p < 1; p += 0.0137)
    expect(relativeError(normalCdf(normalQuantile(p)), p)).toBeLessThan(1e-12);
  expect(normalCdf(Number.NEGATIVE_INFINITY)).toBe(0);
  expect(normalCdf(Number.POSITIVE_INFINITY)).toBe(1);
});
