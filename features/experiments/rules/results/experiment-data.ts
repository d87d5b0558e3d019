/** The input of `judge`. Shares are 0 to 1, money is US dollars, times are milliseconds. */

export interface Interval {
  low: number;
  high: number;
}

/** Sums of one number per visitor, for its mean and the mean's variance. */
export interface Sums {
  count: number;
  sum: number;
  sumOfSquares: number;
}

export const guardrailIds = ['sign_up', 'bounce', 'load_time'] as const;
export type GuardrailId = (typeof guardrailIds)[number];

/** What must not get worse, without what was not measured and the experiment's own goal. One number per visitor. */
export interface GuardrailCounts {
  /** Visitors who signed up. */
  sign_up?: { count: number; of: number };
  /** Visitors whose first visit in the test was a bounce. */
  bounce?: { count: number; of: number };
  /** Each visitor's first load time, capped at 30 s by the database, so that a sleeping laptop decides nothing. */
  load_time?: Sums;
}

export interface VariantCounts {
  id: string;
  /** Percent of the traffic in the test. A variant of weight 0 is left out of every comparison. */
  weight: number;
  /** Distinct visitors who saw their variant since the start. */
  visitors: number;
  /** Distinct visitors among them who reached the goal; never more than `visitors`. */
  conversions: number;
  /** Over the total revenue of each visitor, paying or not; `count` is `visitors`. */
  revenue?: { sum: number; sumOfSquares: number };
  guardrails?: GuardrailCounts;
  /** It got no visitors after this moment: its figures stay, but it is not compared any more. */
  endedAt?: Date;
}

export interface ExperimentCounts {
  /** Null: it has not begun. */
  startedAt: Date | null;
  now: Date;
  /** Milliseconds of pauses between the two; they are no full days. */
  pausedFor?: number;
  /** The first is the control. */
  variants: readonly VariantCounts[];
}
