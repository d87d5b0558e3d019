import { describe, expect, test } from 'vitest';
import { relativeError } from '#tests/support/relative-error.ts';
import { betaCdf, betaDensity, betaTails } from './posterior.ts';

describe('the incomplete beta function', () => {
  const points = [1e-6, 0.01, 0.3, 0.5, 0.77, 0.999];

  test.each(points)('I_x(1, b) = 1 - (1 - x)^b and I_x(a, 1) = x^a at %d', (x) => {
    for (const power of [0.5, 1, 3, 40]) {
      expect(relativeError(betaCdf(x, 1, power), -Math.expm1(power * Math.log1p(-x)))).toBeLessThan(1e-11);
      expect(relativeError(betaCdf(x, power, 1), x ** power)).toBeLessThan(1e-11);
    }
  });

  test.each(points)('I_x(½, ½) = 2/π arcsin √x at %d', (x) => {
    expect(relativeError(betaCdf(x, 0.5, 0.5), (2 / Math.PI) * Math.asin(Math.sqrt(x)))).toBeLessThan(1e-11);
  });

  /** A&S 26.5.24: the chance of at least k of n is I_p(k, n - k + 1). */
  test.each([
    [10, 0.3],
    [40, 0.04],
    [25, 0.9],
  ])('sums the binomial distribution of %d at %d', (n, p) => {
    let term = (1 - p) ** n;
    let below = 0;
    for (let k = 1; k <= n; k += 1) {
      below += term;
      expect(Math.abs(betaTails(p, k, n - k + 1)[1] - below)).toBeLessThan(1e-12);
      term *= (((n - k + 1) / k) * p) / (1 - p);
    }
  });

  test('mirrors: I_x(a, b) = 1 - I_1-x(b, a)', () => {
    for (const x of points) expect(Math.abs(betaCdf(x, 7, 3) + betaCdf(1 - x, 3, 7) - 1)).toBeLessThan(1e-13);
  });

  /** By scipy 1.17 (Boost) and mpmath. */
  test.each([
    [0.04, 41, 961, 0.46064287310201341],
    [0.037, 40_001, 960_001, 7.9955198678372972e-56],
    [0.0405, 40_001, 960_001, 0.99443066060723906],
    [0.04001, 400_001, 9_600_001, 0.5637058671694114],
  ])('keeps its digits with a million visitors: I_%d(%d, %d)', (x, a, b, expected) => {
    expect(relativeError(betaCdf(x, a, b), expected)).toBeLessThan(1e-10);
  });

  test('0 and 1 at its ends', () => {
    expect([betaCdf(0, 2, 3), betaCdf(1, 2, 3)]).toEqual([0, 1]);
  });
});

test('the density of Beta(2, 3) is 12x(1 - x)²', () => {
  for (const x of [0.01, 0.4, 0.9]) {
    expect(relativeError(betaDensity(x, 2, 3), 12 * x * (1 - x) ** 2)).toBeLessThan(1e-12);
  }
});
