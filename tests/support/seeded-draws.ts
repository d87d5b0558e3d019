import { logGamma } from '#features/experiments/rules/statistics/distributions.ts';

/** Even draws from 0 to 1 that are the same for the same seed: xoshiro128** (Blackman and Vigna 2018), 32 bits each. */
export function seededDraws(seed: number): () => number {
  // SplitMix32 spreads the seed over the state.
  let mixed = seed >>> 0;
  const next = () => {
    mixed = (mixed + 0x9e3779b9) >>> 0;
    let z = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  let [a, b, c, d] = [next(), next(), next(), next()];
  const rotated = (x: number, by: number) => (x << by) | (x >>> (32 - by));
  return () => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return (result + 0.5) / 2 ** 32;
  };
}

/**
 * How many of `n` happen when each does with chance `p`: inversion from the middle outwards, exact, in about as many steps
 * as the standard deviation.
 */
export function drawBinomial(n: number, p: number, draw: () => number): number {
  if (n === 0 || p <= 0) return 0;
  if (p >= 1) return n;
  const middle = Math.floor((n + 1) * p);
  const odds = p / (1 - p);
  const chance = Math.exp(
    logGamma(n + 1) -
      logGamma(middle + 1) -
      logGamma(n - middle + 1) +
      middle * Math.log(p) +
      (n - middle) * Math.log1p(-p),
  );
  let left = draw() - chance;
  let [low, high] = [middle, middle];
  let [below, above] = [chance, chance];
  while (left > 0 && (low > 0 || high < n)) {
    if (high < n) {
      above *= ((n - high) / (high + 1)) * odds;
      high += 1;
      left -= above;
      if (left <= 0) return high;
    }
    if (low > 0) {
      below *= low / (n - low + 1) / odds;
      low -= 1;
      left -= below;
      if (left <= 0) return low;
    }
  }
  return middle;
}

/** A normal draw of mean 0 and deviation 1: Box and Muller. */
export const drawNormal = (draw: () => number): number =>
  Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());
