import type { Interval, Sums } from '../results/experiment-data.ts';
import { normalCdf, z95 } from './distributions.ts';

/**
 * Inference that may be looked at every day: the mixture sequential probability ratio test with a normal mixture
 * (Robbins 1970; Johari, Pekelis and Walsh, Always Valid Inference, Operations Research 70, 2022, formulas 9 and 18 of
 * arXiv:1512.04922), as a confidence sequence (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, Time-uniform central
 * limit theory, Annals of Statistics 52, 2024, theorem 2.2). The likelihood ratio of "the difference is drawn from
 * N(0, τ²)" to "the difference is θ" exceeds 1/α at any time in at most a share α of experiments where θ is true
 * (Ville's inequality). It counts in information 1/σ², where estimates of any allocation move like a Brownian motion
 * (Jennison and Turnbull 1999, section 3.1); hence weights need not be equal.
 */
interface Estimate {
  value: number;
  /** Of the estimate: its standard error, squared; above 0. */
  variance: number;
}

/** How large true differences tend to be; it moves power from early to late looks, not the error rate. */
interface Mixture {
  /** τ², in the squared unit of the estimate; above 0. */
  mixture: number;
}

/** ln of the mixture's likelihood ratio against "the difference is 0". */
function logRatio({ value, variance }: Estimate, mixture: number): number {
  const sum = variance + mixture;
  return (Math.log(variance / sum) + (value * value * mixture) / (variance * sum)) / 2;
}

/** Half the interval's width in standard errors. */
export const alwaysValidReach = ({ variance, mixture }: Omit<Estimate, 'value'> & Mixture, alpha: number) =>
  Math.sqrt((1 + variance / mixture) * (Math.log1p(mixture / variance) - 2 * Math.log(alpha)));

/** The interval that holds the true difference at every look at once, in a share 1 - `alpha` of experiments. */
export function alwaysValidInterval(estimate: Estimate & Mixture, alpha: number): Interval {
  const half = alwaysValidReach(estimate, alpha) * Math.sqrt(estimate.variance);
  return { low: estimate.value - half, high: estimate.value + half };
}

/**
 * The one-sided p-value of "the difference is at most 0", valid at every look: the mixture is the upper half of
 * N(0, τ²), which closes to a normal integral (Howard, Ramdas, McAuliffe and Sekhon 2021, Annals of Statistics 49,
 * proposition 6).
 */
export function alwaysValidPAbove({ value, variance, mixture }: Estimate & Mixture): number {
  const towards = (value / Math.sqrt(variance)) * Math.sqrt(mixture / (variance + mixture));
  const chance = 2 * normalCdf(towards);
  return Math.min(1, Math.exp(-logRatio({ value, variance }, mixture)) / chance);
}

/**
 * Changes of a page move the odds of a conversion by about a fifth: with small rates from 4 % to 4.8 % or to 3.3 %.
 * This makes the intervals tightest at some 500 conversions per variant.
 */
const usualChangeOfOdds = 0.2;

/** τ² for a difference of two rates: a change of the log odds, brought to the scale of rates by p(1 - p). */
export function mixtureOfRates(rate: number): number {
  return (usualChangeOfOdds * rate * (1 - rate)) ** 2;
}

/** The difference `variant` - `control` with its variance and mixture. */
export function differenceOfRates(variant: Share, control: Share): Estimate & Mixture {
  const pooled = (variant.count + control.count + 1) / (variant.of + control.of + 2);
  return {
    value: variant.count / variant.of - control.count / control.of,
    variance: rateVariance(variant) + rateVariance(control),
    mixture: mixtureOfRates(pooled),
  };
}

/** Conversions of visitors. `of` may be 0. */
export interface Share {
  count: number;
  of: number;
}

/**
 * The 95 % interval of a rate: Wilson's score interval (Wilson 1927, JASA 22, 209; Brown, Cai and DasGupta 2001,
 * Statistical Science 16, formula 4). 0 to 1 without visitors. Right at no and at all conversions also.
 */
export function wilsonInterval({ count, of }: Share, z = z95): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const rate = count / of;
  const square = z * z;
  const middle = (count + square / 2) / (of + square);
  const half = (z / (of + square)) * Math.sqrt(of * rate * (1 - rate) + square / 4);
  // At the ends the formula gives 0 and 1; rounding should not move them.
  return { low: count === 0 ? 0 : middle - half, high: count === of ? 1 : middle + half };
}

/**
 * The 95 % interval of the difference `variant` - `control`: Newcombe's hybrid score interval (Newcombe 1998,
 * Statistics in Medicine 17, 873, method 10). Right for one look only.
 */
export function newcombeInterval(variant: Share, control: Share, z = z95): Interval {
  if (variant.of === 0 || control.of === 0) return { low: -1, high: 1 };
  const [ours, theirs] = [variant.count / variant.of, control.count / control.of];
  const [our, their] = [wilsonInterval(variant, z), wilsonInterval(control, z)];
  return {
    low: ours - theirs - Math.hypot(ours - our.low, their.high - theirs),
    high: ours - theirs + Math.hypot(our.high - ours, theirs - their.low),
  };
}

/**
 * The variance of an observed rate. One more of either kind keeps it from being 0 where all or none converted (Agresti
 * and Caffo 2000, The American Statistician 54, 280); with the counts that are judged it changes nothing.
 */
export function rateVariance({ count, of }: Share): number {
  const rate = (count + 1) / (of + 2);
  return (rate * (1 - rate)) / (of + 2);
}

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
