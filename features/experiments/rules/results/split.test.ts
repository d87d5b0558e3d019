import { describe, expect, test } from 'vitest';
import { drawBinomial, seededDraws } from '#tests/support/seeded-draws.ts';
import { checkSplit } from './judge.ts';

const split = (visitors: number[], weights = visitors.map(() => 100 / visitors.length)) =>
  checkSplit(
    visitors.map((count, index) => ({ id: `${index}`, weight: weights[index] ?? 0, visitors: count })),
  );

describe('the split', () => {
  test('of 52 to 48 among 100,000 is wrong', () => {
    expect(split([52_000, 48_000]).state).toBe('wrong');
  });

  test('is as in the screens: 4,636 and 4,604 right with p = 0.74, 1,402 and 1,188 wrong', () => {
    const right = split([4636, 4604]);
    expect(right.state).toBe('right');
    expect(right.p).toBeCloseTo(0.739, 3);
    expect(right.variants.map(({ expected }) => expected)).toEqual([4620, 4620]);
    expect(split([1402, 1188]).state).toBe('wrong');
  });

  test('is weighed, with as many degrees of freedom as variants less one', () => {
    // (110 - 100)²/100 + (190 - 200)²/200 = 1.5; exp(-1.5/2) would be for three variants, erfc(√.75) is for two.
    expect(split([110, 190], [33, 66]).p).toBeCloseTo(0.22067, 5);
    expect(split([110, 190, 100], [30, 50, 20]).p).toBeCloseTo(
      Math.exp(-(10 ** 2 / 120 + 10 ** 2 / 200 + 20 ** 2 / 80) / 2),
      10,
    );
  });

  test('is not checked below eight expected visitors each', () => {
    expect(split([15, 0])).toMatchObject({ state: 'too_few', p: null });
    expect(split([16, 0]).state).toBe('wrong');
    expect(split([60, 10], [90, 10]).state).toBe('too_few');
    expect(split([0, 0]).state).toBe('too_few');
    expect(split([100]).state).toBe('too_few');
  });

  test('leaves variants of weight 0 out, unless visitors came to them', () => {
    expect(split([500, 500, 0], [50, 50, 0])).toMatchObject({ state: 'right', p: 1 });
    expect(split([500, 500, 7], [50, 50, 0]).state).toBe('right');
    expect(split([500, 500, 8], [50, 50, 0])).toMatchObject({ state: 'wrong', p: 0 });
    expect(split([0, 0], [0, 0]).state).toBe('too_few');
  });
});

test.each([1000, 100_000])('a fair split of %d is called wrong about once in a thousand', (visitors) => {
  const draw = seededDraws(20_270_201);
  const runs = 20_000;
  let flagged = 0;
  for (let run = 0; run < runs; run += 1) {
    const first = drawBinomial(visitors, 0.5, draw);
    if (split([first, visitors - first]).state === 'wrong') flagged += 1;
  }
  // 20 are expected; 3.3 deviations of a binomial to either side.
  expect(flagged).toBeLessThanOrEqual(20 + 3.3 * Math.sqrt(20));
  expect(flagged).toBeGreaterThanOrEqual(20 - 3.3 * Math.sqrt(20));
});
