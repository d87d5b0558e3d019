import { describe, expect, test } from 'vitest';
import { alwaysValidInterval, alwaysValidPAbove, differenceOfRates } from './intervals.ts';
import { quadrature } from './posterior.ts';

const deviation = 0.4;
const estimates = [-1.3, -0.2, 0, 0.7, 1.9].map((value) => ({ value, variance: 0.25, mixture: 0.09 }));

/** ∫ exp(θ d/σ² - θ²/2σ²) dN(θ; 0, τ²) from `from` to 3, numerically. */
function mixtureBySum({ value, variance, mixture }: (typeof estimates)[number], from: number): number {
  const breaks = Array.from({ length: 121 }, (_, index) => from + ((3 - from) * index) / 120);
  return quadrature(breaks).reduce((sum, { at, weight }) => {
    const likelihood = (at * value - (at * at) / 2) / variance;
    const density = Math.exp(likelihood - (at * at) / (2 * mixture)) / Math.sqrt(2 * Math.PI * mixture);
    return sum + weight * density;
  }, 0);
}

describe('always valid', () => {
  test.each(estimates)('p of %o is one over the mixed likelihood ratio', (estimate) => {
    expect(alwaysValidPAbove(estimate)).toBeCloseTo(Math.min(1, 1 / (2 * mixtureBySum(estimate, 0))), 8);
  });

  test.each([0.05, 0.0125])(
    'the interval ends where one over the mixed likelihood ratio becomes %d',
    (alpha) => {
      for (const estimate of estimates) {
        const { low, high } = alwaysValidInterval(estimate, alpha);
        for (const end of [low, high]) {
          expect(1 / mixtureBySum({ ...estimate, value: estimate.value - end }, -3)).toBeCloseTo(alpha, 8);
        }
      }
    },
  );

  /** Waudby-Smith et al. 2024, formula 5: half width √(2(tρ² + 1)/(t²ρ²) ln(√(tρ² + 1)/α)) after t values of variance 1. */
  test('the interval is that of the published confidence sequence', () => {
    for (const t of [10, 500, 1e5]) {
      const rho = deviation ** 2;
      const published = Math.sqrt(
        ((2 * (t * rho + 1)) / (t * t * rho)) * Math.log(Math.sqrt(t * rho + 1) / 0.05),
      );
      const { high } = alwaysValidInterval({ value: 0, variance: 1 / t, mixture: rho }, 0.05);
      expect(high).toBeCloseTo(published, 10);
    }
  });
});

test('a difference of rates is that of the shares, and never certain', () => {
  const { value, variance, mixture } = differenceOfRates({ count: 48, of: 1000 }, { count: 40, of: 1000 });
  expect(value).toBeCloseTo(0.008, 12);
  expect(Math.sqrt(variance)).toBeCloseTo(Math.sqrt((0.048 * 0.952 + 0.04 * 0.96) / 1000), 3);
  expect(Math.sqrt(mixture)).toBeCloseTo(0.2 * (89 / 2002) * (1913 / 2002), 12);
  const all = differenceOfRates({ count: 100, of: 100 }, { count: 100, of: 100 });
  expect(all.variance).toBeGreaterThan(0);
  expect(all.mixture).toBeGreaterThan(0);
});
