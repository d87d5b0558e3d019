import { expect, test } from 'vitest';
import { type PlanQuestion, planExperiment, sequentialSample } from './plan.ts';
import { minimumConversions, minimumDays } from './thresholds.ts';

const usual: PlanQuestion = { visitorsPerDay: 2_000, rate: 0.04, lift: 0.2, share: 100, weights: [50, 50] };
const planned = (changes: Partial<PlanQuestion> = {}) => {
  const plan = planExperiment({ ...usual, ...changes });
  if (plan.kind !== 'plan') throw new Error(`no plan: ${plan.kind}`);
  return plan;
};

test('the visitors are those that daily looks over the planned days need, in both variants', () => {
  const { visitors, days, rate } = planned();
  const start = { conversions: minimumConversions, days: minimumDays };
  const each = sequentialSample({ rate: 0.04, lift: 0.2, alpha: 0.05, power: 0.8, days, start });
  // Planned for a day more at the most: another look changes little.
  expect(Math.abs(visitors / (2 * each) - 1)).toBeLessThan(0.03);
  expect(rate).toBeCloseTo(0.048, 10);
  // They come within the planned days, and a day earlier they have not.
  expect(days * 2_000).toBeGreaterThanOrEqual(visitors);
  expect((days - 1) * 2_000).toBeLessThan(visitors);
});

test('a smaller difference, a smaller share, an uneven split and more variants take longer', () => {
  const { days } = planned();
  for (const harder of [
    { lift: 0.15 },
    { share: 50 },
    { weights: [80, 20] },
    { weights: [34, 33, 33] },
    { rate: 0.02 },
  ])
    expect(planned(harder).days, JSON.stringify(harder)).toBeGreaterThan(days);
});

test('it is never planned for less than the first look needs', () => {
  const { visitors, days } = planned({ visitorsPerDay: 1_000_000, rate: 0.3, lift: 0.5 });
  expect(days).toBe(minimumDays);
  expect(visitors * 0.5 * 0.3).toBeGreaterThan(minimumConversions);
});

test('without visitors or conversions nothing is promised, and months are not counted in days', () => {
  for (const nothing of [{ visitorsPerDay: 0 }, { rate: 0 }, { rate: 0.7, lift: 0.5 }, { weights: [100, 0] }])
    expect(planExperiment({ ...usual, ...nothing }), JSON.stringify(nothing)).toEqual({ kind: 'unknown' });
  expect(planExperiment({ ...usual, visitorsPerDay: 50 })).toEqual({ kind: 'too_long' });
});
