import type { Interval } from '../results/experiment-data.ts';
import { normalCdf } from './normal.ts';
import { rateVariance, type Share } from './proportions.ts';

/**
 * Inference that may be looked at every day: the mixture sequential probability ratio test with a normal mixture
 * (Robbins 1970; Johari, Pekelis and Walsh, Always Valid Inference, Operations Research 70, 2022, formulas 9 and 18 of
 * arXiv:1512.04922), as a confidence sequence (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, Time-uniform central
 * limit theory, Annals of Statistics 52, 2024, theorem 2.2). The likelihood ratio of "the difference is drawn from
 * N(0, τ²)" to "the difference is θ" exceeds 1/α at any time in at most a share α of experiments where θ is true
 * (Ville's inequality). It counts in information 1/σ², where estimates of any allocation move like a Brownian motion
 * (Jennison and Turnbull 1999, section 3.1); hence weights need not be equal.
 */
export interface Estimate {
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

/** The two-sided p-value of "no difference", valid at every look. */
export const alwaysValidP = (estimate: Estimate & Mixture): number =>
  Math.min(1, Math.exp(-logRatio(estimate, estimate.mixture)));

/** How many standard errors the interval reaches at this moment. */
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
