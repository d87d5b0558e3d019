import { betaDensity, betaTails } from './beta.ts';
import { quadrature } from './gauss-legendre.ts';
import type { Share } from './proportions.ts';

/** Standard deviations from the mean at which panels end. Forty, because with few conversions the tail is that of an exponential. */
const ends = [0, 1, 2, 4, 7, 12, 20, 40];

/** What is believed of a rate after the counts, when before them every rate was as likely as any other: Beta(1 + conversions, 1 + others). */
function posterior({ count, of }: Share) {
  const [a, b] = [count + 1, of - count + 1];
  const mean = a / (a + b);
  const deviation = Math.sqrt((mean * (1 - mean)) / (a + b + 1));
  const breaks = ends.flatMap((end) => [mean - end * deviation, mean + end * deviation]);
  return { a, b, breaks: breaks.filter((at) => at > 0 && at < 1) };
}

export interface Comparison {
  /** P(variant > control). */
  chance: number;
  /** E[max(control - variant, 0)]: what choosing the variant loses on average, as a share. */
  expectedLoss: number;
}

/**
 * Chance to beat the control and expected loss (Stucchio 2015, Bayesian A/B Testing at VWO, sections 3 and 5), by
 * Gauss-Legendre quadrature of P(V > C) = ∫ f_V F_C and E[(C - V)+] = ∫ F_V (1 - F_C): no random draws, so that the same
 * counts always give the same figures, and no difference of large numbers. Off by less than 1e-8.
 */
export function compareRates(variant: Share, control: Share): Comparison {
  const [ours, theirs] = [posterior(variant), posterior(control)];
  const breaks = [0, ...ours.breaks, ...theirs.breaks, 1].sort((one, other) => one - other);
  let chance = 0;
  let expectedLoss = 0;
  for (const { at, weight } of quadrature(breaks)) {
    const [below, above] = betaTails(at, theirs.a, theirs.b);
    const [ourBelow] = betaTails(at, ours.a, ours.b);
    chance += weight * betaDensity(at, ours.a, ours.b) * below;
    expectedLoss += weight * ourBelow * above;
  }
  return { chance: Math.min(1, Math.max(0, chance)), expectedLoss: Math.max(0, expectedLoss) };
}
