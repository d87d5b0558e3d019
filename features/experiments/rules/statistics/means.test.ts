import { expect, test } from 'vitest';
import { meanOf, meanWithInterval } from './intervals.ts';

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
