import { describe, expect, test } from 'vitest';
import { aaWorlds, seesDifference, seesWinner } from '#tests/support/aa-worlds.ts';
import { countExperiments } from '#tests/support/simulated-experiments.ts';
import { contestOf } from './judge.ts';
import { sequentialSample } from './plan.ts';
import { minimumConversions, minimumDays } from './thresholds.ts';
import { cleanVariants } from './variant-figures.ts';

/** The same with 10,000 experiments each, and the figures for the record, in `simulated.night.test.ts`. */
const runs = 500;

describe('experiments without any difference, looked at every day', () => {
  test.each(aaWorlds)('see one in at most 5 %: $name', (world) => {
    expect(countExperiments(world, { runs, seed: 1 }, seesDifference) / runs).toBeLessThanOrEqual(0.05);
  });
});

test.each([0.2, -0.2])('a planned change of %d is found as often as planned', (lift) => {
  const plan = { rate: 0.04, lift, alpha: 0.05, power: 0.8, days: 28 };
  const visitors = sequentialSample({
    ...plan,
    start: { conversions: minimumConversions, days: minimumDays },
  });
  const world = {
    name: '',
    rates: [0.04, 0.04 * (1 + lift)],
    visitorsPerDay: Math.round((2 * visitors) / 28),
    days: 28,
  };
  const found = countExperiments(world, { runs: 1000, seed: 2 }, seesDifference) / 1000;
  // 1,000 experiments scatter by 1.3 points; the two points are checked with 10,000.
  expect(Math.abs(found - 0.8)).toBeLessThan(0.04);
});

test('the range of the difference holds the true one at every look, in at least 95 % of experiments', () => {
  const world = { name: '', rates: [0.04, 0.048, 0.036], visitorsPerDay: 1800, days: 60 };
  const missed = countExperiments(world, { runs, seed: 4 }, (counts) => {
    const [control, ...others] = cleanVariants(counts);
    if (!control || Math.min(...counts.variants.map(({ conversions }) => conversions)) < minimumConversions) {
      return false;
    }
    return contestOf(control, others).compared.some(({ variant, difference: { interval } }) => {
      const truth = variant.id === 'variant 1' ? 0.008 : -0.004;
      return truth < interval.low || truth > interval.high;
    });
  });
  expect(missed / runs).toBeLessThanOrEqual(0.05);
});

test('a better page wins, and does not where it is worse', () => {
  const better = { name: '', rates: [0.04, 0.056], visitorsPerDay: 1200, days: 28 };
  expect(countExperiments(better, { runs: 200, seed: 3 }, seesWinner)).toBeGreaterThan(190);
  const worse = { name: '', rates: [0.056, 0.04], visitorsPerDay: 1200, days: 28 };
  expect(countExperiments(worse, { runs: 200, seed: 3 }, seesWinner)).toBe(0);
});
