import { upperGamma } from './gamma.ts';

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
