import { describe, expect, test } from 'vitest';
import { relativeError } from '#tests/support/relative-error.ts';
import { logGamma } from './distributions.ts';
import type { Share } from './intervals.ts';
import { betaDensity, betaTails, compareRates } from './posterior.ts';

const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b);

/** P(variant > control) as a sum, for Beta(α, β) with whole α (Miller 2014, Formulas for Bayesian A/B Testing, 6). */
function chanceBySum(variant: Share, control: Share, more = { variant: 0, control: 0 }): number {
  const [aA, bA] = [control.count + 1 + more.control, control.of - control.count + 1];
  const [aB, bB] = [variant.count + 1 + more.variant, variant.of - variant.count + 1];
  let sum = 0;
  for (let i = 0; i < aB; i += 1) {
    sum += Math.exp(logBeta(aA + i, bB + bA) - Math.log(bB + i) - logBeta(1 + i, bB) - logBeta(aA, bA));
  }
  return sum;
}

const counts: [Share, Share][] = [
  [
    { count: 217, of: 4604 },
    { count: 167, of: 4636 },
  ],
  [
    { count: 5, of: 100 },
    { count: 0, of: 100 },
  ],
  [
    { count: 0, of: 0 },
    { count: 3, of: 9 },
  ],
  [
    { count: 100, of: 100 },
    { count: 90, of: 100 },
  ],
  [
    { count: 3, of: 10 },
    { count: 400, of: 10_000 },
  ],
];

describe('the chance to beat the control', () => {
  test.each(counts)('of %o against %o is that of the sum', (variant, control) => {
    expect(Math.abs(compareRates(variant, control).chance - chanceBySum(variant, control))).toBeLessThan(
      1e-8,
    );
  });

  test('is a half against one’s own counts, and adds to 1 with the other way round', () => {
    const same = { count: 40, of: 1000 };
    expect(Math.abs(compareRates(same, same).chance - 0.5)).toBeLessThan(1e-8);
    for (const [one, other] of counts) {
      expect(Math.abs(compareRates(one, other).chance + compareRates(other, one).chance - 1)).toBeLessThan(
        1e-8,
      );
    }
  });

  test('comes near that of the normal distribution with many visitors', () => {
    // z = 0.001 / √(.041 · .959 + .04 · .96) · 1,000 = 3.59.
    const { chance } = compareRates({ count: 41_000, of: 1_000_000 }, { count: 40_000, of: 1_000_000 });
    expect(chance).toBeCloseTo(0.99983, 5);
  });
});

describe('the expected loss', () => {
  test('of two unknown rates is 1/6', () => {
    expect(compareRates({ count: 0, of: 0 }, { count: 0, of: 0 }).expectedLoss).toBeCloseTo(1 / 6, 8);
  });

  /** E[(C - V)+] = E[C] P(V < C') - E[V] P(V' < C), with one conversion more in C' and V' (Stucchio 2015, section 5). */
  test.each(counts)('of %o against %o is that of the closed form', (variant, control) => {
    const meanOf = ({ count, of }: Share) => (count + 1) / (of + 2);
    const closed =
      meanOf(control) * (1 - chanceBySum(variant, control, { variant: 0, control: 1 })) -
      meanOf(variant) * (1 - chanceBySum(variant, control, { variant: 1, control: 0 }));
    expect(Math.abs(compareRates(variant, control).expectedLoss - closed)).toBeLessThan(1e-8);
  });
});

test('the same counts give the same figures', () => {
  const [variant, control] = counts[0] ?? [];
  if (variant && control) expect(compareRates(variant, control)).toEqual(compareRates(variant, control));
  expect(
    relativeError(compareRates({ count: 217, of: 4604 }, { count: 167, of: 4636 }).chance, 0.9962678569),
  ).toBeLessThan(1e-8);
});

describe('the incomplete beta function', () => {
  const betaCdf = (x: number, a: number, b: number) => betaTails(x, a, b)[0];
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
});

test('the density of Beta(2, 3) is 12x(1 - x)²', () => {
  for (const x of [0.01, 0.4, 0.9]) {
    expect(relativeError(betaDensity(x, 2, 3), 12 * x * (1 - x) ** 2)).toBeLessThan(1e-12);
  }
});
