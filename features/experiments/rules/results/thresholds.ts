import type { DaysLeft } from '../../contract/experiment-results.ts';

/** Before both are reached no leader is shown: an early lead is mostly luck (UX.md, table I, E3). */
export const minimumConversions = 150;
export const minimumDays = 7;

const day = 86_400_000;

/** Milliseconds that the experiment ran; 0 before it began. */
export function runFor(startedAt: Date | null, now: Date, pausedFor = 0): number {
  if (!startedAt) return 0;
  return Math.max(0, now.getTime() - startedAt.getTime() - Math.max(0, pausedFor || 0)) || 0;
}

/** Whole days of 24 hours that the experiment ran: seven hold every weekday once. */
export const fullDays = (ran: number): number => Math.floor(ran / day);

/**
 * How long until the minimum, at the pace of the whole time so far, in whole days, rounded up. Unknown on the first day
 * and where a variant has no conversions at all; never a guess.
 */
export function daysLeft(ran: number, conversions: readonly number[]): DaysLeft {
  const fewest = Math.min(minimumConversions, ...conversions);
  if (fewest < minimumConversions) {
    if (ran < day) return { kind: 'unknown', reason: 'too_early' };
    if (fewest === 0) return { kind: 'unknown', reason: 'no_conversions' };
  }
  const forConversions = fewest < minimumConversions ? (minimumConversions / fewest - 1) * (ran / day) : 0;
  return { kind: 'days', days: Math.ceil(Math.max(forConversions, minimumDays - ran / day, 0)) };
}

/** How much worse than the control still counts as safe. */
export const guardrailMargins = {
  /** Of the control's rate: 10 % fewer sign-ups. */
  sign_up: 0.1,
  /** Of all visitors: 2 points more bounces. */
  bounce: 0.02,
  /** Milliseconds. */
  load_time: 100,
} as const;
