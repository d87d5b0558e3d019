import { stirlingError } from './gamma.ts';

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

/** The regularised incomplete beta function I_x(a, b): the chance that a Beta(a, b) variable is at most `x` (A&S 26.5.1). */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const [lower, upper] = betaTails(x, a, b);
  return lower <= upper ? lower : 1 - upper;
}

/** Both tails of Beta(a, b) at `x`, 0 < x < 1: the smaller one keeps all its digits. */
export function betaTails(x: number, a: number, b: number): [lower: number, upper: number] {
  const power = Math.exp(logPower(x, a, b));
  if (x < (a + 1) / (a + b + 2)) {
    const lower = (power * fraction(x, a, b)) / a;
    return [lower, 1 - lower];
  }
  const upper = (power * fraction(1 - x, b, a)) / b;
  return [1 - upper, upper];
}
