import { stirlingError } from './distributions.ts';
import type { Share } from './intervals.ts';

/** Standard deviations from the mean at which panels end. Forty, because with few conversions the tail is that of an exponential. */
const ends = [0, 1, 2, 4, 7, 12, 20, 40];

/** The posterior of a rate after the counts, with a uniform prior: Beta(1 + conversions, 1 + others). */
function posterior({ count, of }: Share) {
  const [a, b] = [count + 1, of - count + 1];
  const mean = a / (a + b);
  const deviation = Math.sqrt((mean * (1 - mean)) / (a + b + 1));
  const breaks = ends.flatMap((end) => [mean - end * deviation, mean + end * deviation]);
  return { a, b, breaks: breaks.filter((at) => at > 0 && at < 1) };
}

interface Comparison {
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

/** ln(1 + u) - u, where 1 + u = `x` / `peak`: without losing digits near the peak, nor where x is near 0. */
function logLessLinear(x: number, peak: number): number {
  const u = (x - peak) / peak;
  if (Math.abs(u) > 0.1) return Math.log(x / peak) - u;
  let power = -u * u;
  let sum = power / 2;
  for (let n = 3; n < 40 && Math.abs(power) > 1e-18 * Math.abs(sum); n += 1) {
    power *= -u;
    sum += power / n;
  }
  return sum;
}

/**
 * ln of x^a (1 - x)^b / B(a, b), as a distance from its peak: Loader, Fast and Accurate Computation of Binomial
 * Probabilities (2000). Straight from ln Γ, counts of a million would cost nine digits.
 */
function logPower(x: number, a: number, b: number): number {
  const peak = a / (a + b);
  const rest = b / (a + b);
  return (
    a * logLessLinear(x, peak) +
    b * logLessLinear(1 - x, rest) +
    (Math.log(a) + Math.log(b) - Math.log(a + b) - Math.log(2 * Math.PI)) / 2 +
    stirlingError(a + b) -
    stirlingError(a) -
    stirlingError(b)
  );
}

/** The density of Beta(a, b) at `x`, 0 < x < 1. */
export const betaDensity = (x: number, a: number, b: number): number =>
  Math.exp(logPower(x, a, b)) / (x * (1 - x));

const tiny = 1e-300;

const away = (value: number): number => (Math.abs(value) < tiny ? tiny : value);

/** The continued fraction of I_x(a, b), A&S 26.5.8, with Lentz's method; quick below the mean. */
function fraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let value = d;
  // About the square root of the larger of a and b is needed.
  const steps = 200 + 10 * Math.ceil(Math.sqrt(a + b));
  for (let m = 1; m < steps; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    value *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    value *= c * d;
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return value;
}

/**
 * The chances that a Beta(a, b) variable is below and above `x`, 0 < x < 1: the regularised incomplete beta function
 * I_x(a, b) and 1 - I_x(a, b) (A&S 26.5.1). The smaller one keeps all its digits.
 */
export function betaTails(x: number, a: number, b: number): [lower: number, upper: number] {
  const power = Math.exp(logPower(x, a, b));
  if (x < (a + 1) / (a + b + 2)) {
    const lower = (power * fraction(x, a, b)) / a;
    return [lower, 1 - lower];
  }
  const upper = (power * fraction(1 - x, b, a)) / b;
  return [1 - upper, upper];
}

interface Node {
  at: number;
  weight: number;
}

/** The nodes of the Gauss-Legendre rule of `n` points on -1 to 1, by Newton's method from A&S 25.4.29 and 22.7.10. */
function legendreNodes(n: number): Node[] {
  return Array.from({ length: n }, (_, index) => {
    let x = Math.cos((Math.PI * (index + 0.75)) / (n + 0.5));
    let slope = 1;
    for (let step = 0; step < 6; step += 1) {
      let [before, value] = [1, x];
      for (let k = 2; k <= n; k += 1) {
        [before, value] = [value, ((2 * k - 1) * x * value - (k - 1) * before) / k];
      }
      slope = (n * (x * value - before)) / (x * x - 1);
      x -= value / slope;
    }
    return { at: x, weight: 2 / ((1 - x * x) * slope * slope) };
  });
}

const nodes = legendreNodes(12);

/** Points and weights for an integral over the panels between sorted `breaks`; where a function bends, there a break should be. */
export function quadrature(breaks: readonly number[]): Node[] {
  return breaks.slice(1).flatMap((to, index) => {
    const from = breaks[index] ?? to;
    const half = (to - from) / 2;
    return half > 0
      ? nodes.map(({ at, weight }) => ({ at: from + half * (1 + at), weight: weight * half }))
      : [];
  });
}
