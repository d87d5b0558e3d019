import { expect, test } from 'vitest';
import { relativeError } from '#tests/support/relative-error.ts';
import {
  chiSquareTail,
  logGamma,
  normalCdf,
  normalQuantile,
  stirlingError,
  upperGamma,
} from './distributions.ts';

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

test.each([
  // Γ(½) = √π, Γ(3/2) = √π/2 (A&S 6.1.8, 6.1.9); Γ(n) = (n - 1)!; the last two by mpmath with 40 digits.
  [0.5, Math.log(Math.PI) / 2],
  [1.5, Math.log(Math.PI) / 2 - Math.LN2],
  [10, Math.log(362_880)],
  [21, Math.log(2_432_902_008_176_640_000)],
  [100, 359.1342053695754],
  [1e6, 12_815_504.56914761],
])('ln of the gamma function of %d', (z, expected) => {
  expect(relativeError(logGamma(z), expected)).toBeLessThan(1e-12);
});

test('ln of the gamma function is 0 at 1 and at 2, and the error of Stirling meets its series', () => {
  expect(Math.abs(logGamma(1))).toBeLessThan(1e-14);
  expect(Math.abs(logGamma(2))).toBeLessThan(1e-14);
  // Loader 2000, table of stirlerr: n = 1 and n = 10 of δ(n) = ln n! - its approximation.
  expect(relativeError(stirlingError(1), 0.08106146679532726)).toBeLessThan(1e-12);
  expect(relativeError(stirlingError(10), 0.00833056343336287)).toBeLessThan(1e-12);
});

test.each([
  // Q(1, x) = exp(-x); the rest by mpmath with 40 digits.
  [1, 0.3, Math.exp(-0.3)],
  [1, 30, Math.exp(-30)],
  [2, 5, 6 * Math.exp(-5)],
  [5, 100, 1.6139305336977305e-37],
])('the upper incomplete gamma function Q(%d, %d)', (a, x, expected) => {
  expect(relativeError(upperGamma(a, x), expected)).toBeLessThan(1e-12);
});

/** Upper points as printed (A&S table 26.8; NIST/SEMATECH e-Handbook of Statistical Methods 1.3.6.7.4), three decimals. */
test.each([
  [1, 3.841, 0.05],
  [1, 10.828, 0.001],
  [2, 5.991, 0.05],
  [2, 13.816, 0.001],
  [3, 16.266, 0.001],
  [4, 18.467, 0.001],
  [5, 11.07, 0.05],
  [10, 18.307, 0.05],
  [10, 29.588, 0.001],
  [30, 43.773, 0.05],
])('chi-square with %d degrees of freedom at %d', (df, point, tail) => {
  // The printed point is rounded: the true one lies within half a unit of its last place.
  expect(chiSquareTail(point - 0.0006, df)).toBeGreaterThan(tail);
  expect(chiSquareTail(point + 0.0006, df)).toBeLessThan(tail);
});

test.each([0, 0.01, 1, 13.816, 100, 600])('chi-square with 2 degrees of freedom is exp(-x/2) at %d', (x) => {
  expect(relativeError(chiSquareTail(x, 2), Math.exp(-x / 2))).toBeLessThan(1e-12);
});

test('chi-square at both ends', () => {
  expect(chiSquareTail(0, 3)).toBe(1);
  expect(chiSquareTail(Number.POSITIVE_INFINITY, 3)).toBe(0);
  expect(relativeError(chiSquareTail(3.841458820694124, 1), 0.05)).toBeLessThan(1e-12);
  expect(relativeError(chiSquareTail(1, 7), 0.9948285365165155)).toBeLessThan(1e-12);
});
