/** What is counted of an experiment, and what the figures say: in and out of `judge`. Shares are 0 to 1, money is US dollars, times are milliseconds. */

export interface Interval {
  low: number;
  high: number;
}

/** Enough of a list of numbers to know its mean and how sure the mean is. One number per visitor. */
export interface Sums {
  count: number;
  sum: number;
  sumOfSquares: number;
}

export const guardrailIds = ['sign_up', 'bounce', 'load_time'] as const;
export type GuardrailId = (typeof guardrailIds)[number];

/** What must not get worse. Leave out what was not measured, and the one that is the experiment's own goal. One number per visitor, so that visitors count alike. */
export interface GuardrailCounts {
  /** Visitors who signed up. */
  sign_up?: { count: number; of: number };
  /** Visitors whose first visit in the test was a bounce. */
  bounce?: { count: number; of: number };
  /** Each visitor's first load time, capped at `longestLoadTime`. */
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
  /** Over each visitor's revenue in total, also of those who paid nothing. `count` is `visitors`. */
  revenue?: { sum: number; sumOfSquares: number };
  guardrails?: GuardrailCounts;
  /** It got no visitors after this moment: its figures stay, but it is compared no more, since other days are other people. */
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

export type DaysLeft =
  | { kind: 'days'; days: number }
  /**
   * `too_early`: less than a day of traffic says nothing of the pace. `no_conversions`: at this pace it never ends.
   * `no_comparison`: there is nothing to wait for.
   */
  | { kind: 'unknown'; reason: 'too_early' | 'no_conversions' | 'no_comparison' };

export type Missing =
  | { kind: 'conversions'; variant: string; have: number; need: number }
  | { kind: 'days'; have: number; need: number }
  /** No control or no second variant takes part (weight 0, ended). */
  | { kind: 'comparison' };

/** A difference of two rates, variant minus control, as a share: 0.011 is 1.1 points. */
export interface Difference {
  estimate: number;
  /** Holds at every look, for all variants together, in 95 of 100 experiments. The verdict follows from it. */
  interval: Interval;
}

export type Verdict =
  | { kind: 'not_enough_data'; missing: Missing[]; daysLeft: DaysLeft }
  | { kind: 'split_wrong'; p: number }
  | { kind: 'guardrail_worse'; worse: { variant: string; guardrail: GuardrailId }[] }
  | {
      kind: 'winner';
      variant: string;
      rate: number;
      controlRate: number;
      /** Chance that it is better than the control, 0 to 1. */
      chance: number;
      difference: Difference;
      /** The same difference in conversions for every 1,000 visitors. */
      extraPerThousand: { estimate: number } & Interval;
    }
  /** `variant`: the one furthest above the control so far, or least below. */
  | { kind: 'no_difference_yet'; variant: string; difference: Difference }
  /** `worse`: every variant is. `no_worthwhile_gain`: none can be better by `worthwhileLift` of the control's rate. */
  | {
      kind: 'control_holds';
      reason: 'worse' | 'no_worthwhile_gain';
      variant: string;
      difference: Difference;
    };

export interface SplitCheck {
  /** `too_few`: not checked, a variant expects fewer than `splitMinimum`. */
  state: 'right' | 'wrong' | 'too_few';
  p: number | null;
  /** Those that take part, with the visitors their weight promises (not rounded). */
  variants: { id: string; visitors: number; expected: number }[];
}

export interface GuardrailResult {
  variant: string;
  guardrail: GuardrailId;
  /**
   * `worse`: shown to be worse than the control. `safe`: shown to be within the margin. `no_sign_of_harm`: neither.
   * `not_enough_data`: too little to say anything.
   */
  state: 'worse' | 'safe' | 'no_sign_of_harm' | 'not_enough_data';
  /** Rates, or milliseconds. Null while the figures are hidden, unless it is worse. */
  values: { control: number; variant: number } | null;
}

export interface VariantFigures {
  /** Conversions per visitor, 0 to 1; null without visitors. */
  rate: number | null;
  /** 95 % interval of the rate of this variant alone. */
  interval: Interval;
  /** Dollars; null without revenue data. `interval` is null below two visitors. */
  revenuePerVisitor: { mean: number; interval: Interval | null } | null;
  /** Null for the control and for variants that are not compared. */
  comparison:
    | (Difference & {
        /** 95 % interval for somebody who looks once, at the planned end. Not for daily looks. */
        fixedInterval: Interval;
        chance: number;
        /** Rate lost on average if this variant is chosen and is in truth worse, as a share. */
        expectedLoss: number;
      })
    | null;
}

export interface VariantResult {
  id: string;
  role: 'control' | 'challenger' | 'left_out';
  visitors: number;
  conversions: number;
  /** Null: hidden, because the minimum is not reached or the split is wrong. */
  figures: VariantFigures | null;
}

export interface Judgement {
  verdict: Verdict;
  /** Enough conversions in every variant and enough days. */
  minimumReached: boolean;
  progress: {
    /** Of the variant that has the fewest. */
    conversions: { have: number; need: number };
    fullDays: { have: number; need: number };
    daysLeft: DaysLeft;
  };
  split: SplitCheck;
  guardrails: GuardrailResult[];
  /** In the order they came. */
  variants: VariantResult[];
}
