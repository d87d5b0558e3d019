import type { Interval, Sums } from '../results/experiment-data.ts';
import { z95 } from './normal.ts';

/** The mean and its variance (of the mean, not of the values); null without values. Below two values the variance is unknown: null. */
export function meanOf({ count, sum, sumOfSquares }: Sums): { mean: number; variance: number | null } | null {
  if (count === 0) return null;
  const mean = sum / count;
  if (count < 2) return { mean, variance: null };
  // Rounding can bring equal values a hair below 0.
  return { mean, variance: Math.max(0, sumOfSquares - count * mean * mean) / (count - 1) / count };
}

/** The mean with its 95 % interval by the central limit theorem: mean ± 1.96 standard errors. */
export function meanWithInterval(sums: Sums): { mean: number; interval: Interval | null } | null {
  const found = meanOf(sums);
  if (!found) return null;
  const { mean, variance } = found;
  if (variance === null) return { mean, interval: null };
  const half = z95 * Math.sqrt(variance);
  return { mean, interval: { low: mean - half, high: mean + half } };
}
