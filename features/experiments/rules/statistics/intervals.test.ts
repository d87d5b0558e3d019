import { describe, expect, test } from 'vitest';
import { differenceCoverage, rateBand } from '#tests/support/coverage.ts';
import { meanOf, meanWithInterval, newcombeInterval, rateVariance, wilsonInterval } from './intervals.ts';

describe('the interval of a rate', () => {
  /** Newcombe 1998, Statistics in Medicine 17, 857, table I, method 3. */
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%d of %d as published', (count, of, low, high) => {
    const interval = wilsonInterval({ count, of });
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('none, all and nobody', () => {
    expect(wilsonInterval({ count: 0, of: 100 }).low).toBe(0);
    expect(wilsonInterval({ count: 100, of: 100 }).high).toBe(1);
    expect(wilsonInterval({ count: 0, of: 0 })).toEqual({ low: 0, high: 1 });
  });

  test.each([
    [100, 150],
    [150, 300],
    [300, 3000],
  ])('holds the true rate as often as promised, exactly, with %d to %d expected conversions', (from, to) => {
    const { least, most } = rateBand(from, to);
    expect(least).toBeGreaterThanOrEqual(0.94);
    expect(most).toBeLessThanOrEqual(0.965);
  });

  test('leaves the band with very few conversions, where counts are too coarse for any interval', () => {
    const { least, most } = rateBand(2, 5);
    expect(least).toBeLessThan(0.94);
    expect(most).toBeGreaterThan(0.965);
  });
});

describe('the interval of a difference', () => {
  /** Newcombe 1998, Statistics in Medicine 17, 873, table II, method 10: examples (a), (b) and (c). */
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
  ])('%d of %d against %d of %d as published', (a, m, b, n, low, high) => {
    const interval = newcombeInterval({ count: a, of: m }, { count: b, of: n });
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('knows nothing without visitors', () => {
    expect(newcombeInterval({ count: 0, of: 0 }, { count: 3, of: 9 })).toEqual({ low: -1, high: 1 });
  });

  test.each([20, 150, 250])(
    'holds the true difference as often as promised at %d conversions',
    (conversions) => {
      for (const rate of [0.01, 0.04, 0.3]) {
        for (const lift of [0, 0.2, -0.2]) {
          for (const ratio of [1, 4]) {
            const of = Math.round(conversions / rate);
            const found = differenceCoverage({ of, rate: rate * (1 + lift) }, { of: of * ratio, rate });
            expect(found).toBeGreaterThanOrEqual(0.94);
            expect(found).toBeLessThanOrEqual(0.965);
          }
        }
      }
    },
  );
});

test('an observed rate is never certain', () => {
  for (const count of [0, 50, 100]) expect(rateVariance({ count, of: 100 })).toBeGreaterThan(0);
  expect(rateVariance({ count: 400, of: 10_000 })).toBeCloseTo((0.04 * 0.96) / 10_000, 7);
});

const sumsOf = (values: number[]) => ({
  count: values.length,
  sum: values.reduce((sum, value) => sum + value, 0),
  sumOfSquares: values.reduce((sum, value) => sum + value * value, 0),
});

test('mean and variance of the mean, by hand', () => {
  // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sum of squared distances 32, sample variance 32/7.
  expect(meanOf(sumsOf([2, 4, 4, 4, 5, 5, 7, 9]))).toEqual({ mean: 5, variance: 32 / 7 / 8 });
});

test('the interval reaches 1.96 standard errors to either side', () => {
  const found = meanWithInterval(sumsOf([2, 4, 4, 4, 5, 5, 7, 9]));
  expect(found?.interval?.low).toBeCloseTo(5 - 1.959964 * Math.sqrt(32 / 56), 6);
  expect(found?.interval?.high).toBeCloseTo(5 + 1.959964 * Math.sqrt(32 / 56), 6);
});

test('no values, one value, equal values', () => {
  expect(meanWithInterval(sumsOf([]))).toBeNull();
  expect(meanWithInterval(sumsOf([99]))).toEqual({ mean: 99, interval: null });
  const equal = meanWithInterval(sumsOf([0.1, 0.1, 0.1]));
  expect(equal?.interval?.low).toBeCloseTo(0.1, 9);
  expect(equal?.interval?.high).toBeCloseTo(0.1, 9);
});
