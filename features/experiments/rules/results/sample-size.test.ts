import { describe, expect, test } from 'vitest';
import { relativeError } from '#tests/support/relative-error.ts';
import { drawBinomial, seededDraws } from '#tests/support/seeded-draws.ts';
import { normalCdf, z95 } from '../statistics/distributions.ts';
import { crossingChance, fixedSample, sequentialSample } from './plan.ts';

const plan = { rate: 0.04, lift: 0.2, alpha: 0.05, power: 0.8 };
const start = { conversions: 150, days: 7 };

describe('visitors for one look at the end', () => {
  /** Fleiss, Levin and Paik 2003, section 4.3: .60 against .70, 5 %, power 90 % needs 477, or 497 with their correction. */
  test('as published', () => {
    expect(fixedSample({ rate: 0.6, lift: 1 / 6, alpha: 0.05, power: 0.9 })).toBe(477);
  });

  test('more for smaller changes; about a sixteenth for four times the change', () => {
    const ratio = fixedSample({ ...plan, lift: 0.05 }) / fixedSample({ ...plan, lift: 0.2 });
    expect(ratio).toBeGreaterThan(14);
    expect(ratio).toBeLessThan(17);
  });

  test.each([
    [0.04, 0.2, 1],
    [0.04, -0.2, 1],
    [0.1, 0.1, 1],
    [0.04, 0.2, 0.25],
  ])('finds a change of %d by %d, with weights 1 to %d, as often as planned', (rate, lift, ratio) => {
    const of = fixedSample({ ...plan, rate, lift, ratio });
    const draw = seededDraws(7);
    const runs = 10_000;
    let found = 0;
    for (let run = 0; run < runs; run += 1) {
      const theirs = drawBinomial(of, rate, draw) / of;
      const ours = drawBinomial(Math.round(of * ratio), rate * (1 + lift), draw) / Math.round(of * ratio);
      const pooled = (theirs + ratio * ours) / (1 + ratio);
      const deviation = Math.sqrt(((pooled * (1 - pooled)) / of) * (1 + 1 / ratio));
      if (Math.abs(ours - theirs) / deviation > z95) found += 1;
    }
    expect(Math.abs(found / runs - plan.power)).toBeLessThan(0.02);
  });
});

describe('the chance to cross a bound', () => {
  const equal = (looks: number) => Array.from({ length: looks }, (_, index) => (index + 1) / looks);

  test('at a single look is that of the normal distribution', () => {
    expect(crossingChance([1], 2.8, () => 1.96)).toBeCloseTo(normalCdf(2.8 - 1.96), 10);
  });

  /** Two-sided constants for 5 % (Jennison and Turnbull 1999, tables 2.1 and 2.3). */
  test.each([
    [2, 2.178, 1.977],
    [5, 2.413, 2.04],
    [10, 2.555, 2.087],
  ])(
    'at %d looks keeps 2.5 % to each side with the published bounds of Pocock and of O’Brien and Fleming',
    (looks, pocock, obf) => {
      expect(crossingChance(equal(looks), 0, () => pocock)).toBeCloseTo(0.025, 4);
      expect(crossingChance(equal(looks), 0, (time) => obf / Math.sqrt(time))).toBeCloseTo(0.025, 4);
    },
  );
});

describe('visitors for daily looks', () => {
  test('are more than for one look, and more for several variants', () => {
    const one = sequentialSample({ ...plan, days: 28, start });
    expect(one).toBeGreaterThan(fixedSample(plan));
    expect(sequentialSample({ ...plan, alpha: 0.0125, days: 28, start })).toBeGreaterThan(one);
    expect(relativeError(one, 17_865)).toBeLessThan(0.01);
  });

  test('never below what the first look needs', () => {
    expect(sequentialSample({ ...plan, lift: 2, days: 28, start })).toBe(
      Math.ceil((150 + 2.5 * Math.sqrt(150)) / 0.04),
    );
  });
});
