import type { Interval } from '../results/experiment-data.ts';
import { z95 } from './normal.ts';

/** So many of so many: conversions of visitors. `of` may be 0. */
export interface Share {
  count: number;
  of: number;
}

/**
 * The 95 % interval of a rate: Wilson's score interval (Wilson 1927, JASA 22, 209; Brown, Cai and DasGupta 2001,
 * Statistical Science 16, formula 4). All of 0 to 1 when nobody was asked. Right at no and at all conversions also.
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
