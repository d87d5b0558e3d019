import { normalCdf, normalQuantile } from '../statistics/distributions.ts';
import { alwaysValidReach, mixtureOfRates } from '../statistics/intervals.ts';
import { minimumConversions, minimumDays } from './thresholds.ts';

/** Relative to the control's rate: 0.2 is from 4 % to 4.8 %. */
export const plannedLifts = [0.1, 0.2, 0.3, 0.5] as const;

/** Days; seasons change sooner than a longer plan ends. */
export const longestPlan = 60;

/** The chance to find a difference that exists, and to find one that does not. */
const power = 0.8;
const alpha = 0.05;

export interface PlanQuestion {
  /** To the page, before any test. */
  visitorsPerDay: number;
  /** Of them convert, 0 to 1. */
  rate: number;
  lift: number;
  /** Percent of visitors who take part. */
  share: number;
  /** Percent, in order; the first is the control's. */
  weights: readonly number[];
}

type Plan =
  /** `visitors`: in all variants together. `rate`: what the control's would become. */
  | { kind: 'plan'; visitors: number; days: number; rate: number }
  | { kind: 'too_long' }
  /** Without visitors, without conversions, or where the rate cannot grow so far. */
  | { kind: 'unknown' };

/**
 * How many visitors, and about how many days, until an experiment that is looked at every day finds a difference of this
 * size in 8 of 10 cases. The smallest variant decides. Planned for the days it takes, because each day is another look.
 */
export function planExperiment({ visitorsPerDay, rate, lift, share, weights }: PlanQuestion): Plan {
  const changed = rate * (1 + lift);
  const smallest = Math.min(...weights) / 100;
  const perDay = visitorsPerDay * (share / 100) * smallest;
  if (!(perDay > 0) || !(rate > 0) || !(changed < 1) || weights.length < 2) return { kind: 'unknown' };

  const test = { rate, lift, alpha: alpha / (weights.length - 1), power };
  // A single look needs the fewest visitors, and is quick to compute.
  if (fixedSample(test) / perDay > longestPlan) return { kind: 'too_long' };
  const start = { conversions: minimumConversions, days: minimumDays };
  for (let days = minimumDays; days <= longestPlan; ) {
    const visitors = sequentialSample({ ...test, days, start });
    const needed = Math.ceil(visitors / perDay);
    if (needed <= days)
      return {
        kind: 'plan',
        visitors: Math.ceil(visitors / smallest),
        days: Math.max(minimumDays, needed),
        rate: changed,
      };
    days = needed;
  }
  return { kind: 'too_long' };
}

interface SamplePlan {
  /** The control's rate, 0 to 1. */
  rate: number;
  /** The change of it that is to be found, relative: 0.2 is from 4 % to 4.8 %. Not 0. */
  lift: number;
  /** Two-sided, 0.05 as a rule; already divided where several variants are compared. */
  alpha: number;
  /** The chance to find the change if it is there, 0.8 as a rule. */
  power: number;
}

/**
 * Visitors in the control for a test looked at once, at its end: Fleiss, Tytun and Ury 1980 (Biometrics 36, 343)
 * without correction for continuity. The variant gets `ratio` times as many.
 */
export function fixedSample({
  rate,
  lift,
  alpha,
  power,
  ratio = 1,
}: SamplePlan & { ratio?: number }): number {
  const changed = rate * (1 + lift);
  const mean = (rate + ratio * changed) / (1 + ratio);
  const underNone = normalQuantile(1 - alpha / 2) * Math.sqrt((1 + ratio) * mean * (1 - mean));
  const underChange = normalQuantile(power) * Math.sqrt(ratio * rate * (1 - rate) + changed * (1 - changed));
  return Math.ceil((underNone + underChange) ** 2 / (ratio * (changed - rate) ** 2));
}

/** Points of the grid on which the path's density is kept; even, for Simpson's rule. */
const intervals = 80;

const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/**
 * The chance that a Brownian motion with `drift` (in standard errors at the last look) is above its bound at one of the
 * looks, before it is below the other: the recursion of Armitage, McPherson and Rowe 1969 (Jennison and Turnbull 1999,
 * chapter 19). Time runs to 1; `reach` gives the bound at a look in standard errors of that look.
 */
export function crossingChance(
  looks: readonly number[],
  drift: number,
  reach: (time: number) => number,
): number {
  let crossed = 0;
  let before = { time: 0, points: [0], masses: [1] };
  for (const time of looks) {
    const step = Math.sqrt(time - before.time);
    const shift = drift * (time - before.time);
    const bound = reach(time) * Math.sqrt(time);
    const { points, masses } = before;
    points.forEach((from, index) => {
      crossed += (masses[index] ?? 0) * normalCdf((from + shift - bound) / step);
    });
    const width = (2 * bound) / intervals;
    const next = Array.from({ length: intervals + 1 }, (_, index) => width * index - bound);
    before = {
      time,
      points: next,
      masses: next.map((to, index) => {
        const simpson = index % intervals === 0 ? 1 : 2 + 2 * (index % 2);
        const sum = points.reduce(
          (total, from, at) => total + (masses[at] ?? 0) * density((to - from - shift) / step),
          0,
        );
        return (sum / step) * ((simpson * width) / 3);
      }),
    };
  }
  return crossed;
}

/** Standard deviations of the conversions that are expected beyond those of the first look: 99 of 100 then get there. */
const comfort = 2.5;

/** When results are first looked at: so many conversions per variant and so many days. */
interface Start {
  conversions: number;
  days: number;
}

/**
 * Visitors per variant so that looking every day for `days` days finds the change with the planned chance, with equal
 * weights. Never below what the first look needs.
 */
export function sequentialSample(plan: SamplePlan & { days: number; start: Start }): number {
  const { rate, lift, alpha, power, days, start } = plan;
  const changed = rate * (1 + lift);
  const spread = rate * (1 - rate) + changed * (1 - changed);
  const mixture = mixtureOfRates((rate + changed) / 2);
  // With exactly as many expected, half of the experiments would end a conversion short of their first look.
  const needed = start.conversions + comfort * Math.sqrt(start.conversions);
  const least = Math.ceil(needed / Math.min(rate, changed));

  const powerOf = (visitors: number): number => {
    const looks = Array.from({ length: days }, (_, day) => (day + 1) / days).filter(
      (time) =>
        time === 1 ||
        (time * days >= start.days && time * visitors * Math.min(rate, changed) >= start.conversions),
    );
    const drift = Math.abs(changed - rate) / Math.sqrt(spread / visitors);
    return crossingChance(looks, drift, (time) =>
      alwaysValidReach({ variance: spread / (visitors * time), mixture }, alpha),
    );
  };

  let [low, high] = [least, Math.max(least, fixedSample(plan))];
  if (powerOf(low) >= power) return low;
  while (powerOf(high) < power) [low, high] = [high, Math.ceil(high * 1.5)];
  while (high - low > Math.max(1, high / 500)) {
    const middle = Math.ceil((low + high) / 2);
    if (powerOf(middle) < power) low = middle;
    else high = middle;
  }
  return high;
}
