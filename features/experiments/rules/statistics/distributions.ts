/** Abramowitz and Stegun, Handbook of Mathematical Functions, 6.1.41: coefficients of 1/z, 1/z³, 1/z⁵ ... */
const stirling = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360_360, 1 / 156];

/** From here the series is right to the last digit of a double. */
const seriesFrom = 15;

const halfLogTwoPi = Math.log(2 * Math.PI) / 2;

function stirlingSeries(z: number): number {
  const inSquares = 1 / (z * z);
  return stirling.reduceRight((sum, coefficient) => sum * inSquares + coefficient, 0) / z;
}

/** ln Γ(z) for z > 0: Stirling's series (A&S 6.1.41), reached from below by Γ(z + 1) = zΓ(z) (6.1.15). */
export function logGamma(z: number): number {
  let product = 1;
  let at = z;
  for (; at < seriesFrom; at += 1) product *= at;
  return (at - 0.5) * Math.log(at) - at + halfLogTwoPi + stirlingSeries(at) - Math.log(product);
}

/** What ln Γ(z) is above (z - ½) ln z - z + ½ ln 2π. Differences of large ln Γ lose digits; differences of this do not. */
export function stirlingError(z: number): number {
  return z < seriesFrom ? logGamma(z) - ((z - 0.5) * Math.log(z) - z + halfLogTwoPi) : stirlingSeries(z);
}

const precise = 1e-16;

const manyTerms = 10_000;

/** P(a, x) by its series, A&S 6.5.29; for x < a + 1. */
function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < manyTerms && term > sum * precise; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** Q(a, x) by its continued fraction, A&S 6.5.31, with Lentz's method; for x >= a + 1. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Number.POSITIVE_INFINITY;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < manyTerms; n += 1) {
    const numerator = -n * (n - a);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    value *= c * d;
    if (Math.abs(c * d - 1) < precise) break;
  }
  return value * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** The regularised upper incomplete gamma function Q(a, x), a > 0 (A&S 6.5.3); right in the far tail also. */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  if (x === Number.POSITIVE_INFINITY) return 0;
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x);
}

/** The chance that a chi-square variable of `df` degrees of freedom is at least `x`: A&S 26.4.2 and 26.4.19. */
export const chiSquareTail = (x: number, df: number): number => upperGamma(df / 2, x / 2);

/** Φ(x): the chance that a standard normal variable is at most `x` (A&S 26.2.29 with 6.5.17); right in the far tail also. */
export function normalCdf(x: number): number {
  const tail = upperGamma(0.5, (x * x) / 2) / 2;
  return x < 0 ? tail : 1 - tail;
}

/** First guess at the point with the upper tail `p` <= ½, wrong by less than 4.5e-4: A&S 26.2.23. */
function guess(p: number): number {
  const t = Math.sqrt(-2 * Math.log(p));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
  return t - above / below;
}

/** The point below which a standard normal variable stays with chance `p`, 0 < p < 1: guess, then Halley's steps. */
export function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p);
  let x = -guess(p);
  for (let step = 0; step < 3; step += 1) {
    const error = (normalCdf(x) - p) * Math.sqrt(2 * Math.PI) * Math.exp((x * x) / 2);
    x -= error / (1 + (x * error) / 2);
  }
  return x;
}

/** For 95 % in the middle: 1.95996... */
export const z95 = normalQuantile(0.975);
