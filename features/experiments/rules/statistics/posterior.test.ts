import { describe, expect, test } from 'vitest';
import { relativeError } from '#tests/support/relative-error.ts';
import { logGamma } from './distributions.ts';
import type { Share } from './intervals.ts';
import { compareRates } from './posterior.ts';

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
