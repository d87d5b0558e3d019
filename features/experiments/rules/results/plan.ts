import { fixedSample, sequentialSample } from '../statistics/sample-size.ts';
import { minimumConversions, minimumDays } from './minimum.ts';

/** Differences that a plan can be made for: relative to the control's rate, so 0.2 is from 4 % to 4.8 %. */
export const plannedLifts = [0.1, 0.2, 0.3, 0.5] as const;

/** Days. What takes longer is not planned by the day: seasons change sooner. */
export const longestPlan = 60;

/** The chance to find the difference if it is there, and the chance to find one that is not. */
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

export type Plan =
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
  // Looking once is the least that anything needs, and quickly computed.
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
