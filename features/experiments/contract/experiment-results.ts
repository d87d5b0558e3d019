import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { guardrailIds } from '../rules/results/experiment-data.ts';
import { experiment } from './experiments.ts';

const id = z.strictObject({ id: z.uuid() });
const interval = z.object({ low: z.number(), high: z.number() });

/** A difference of two rates, variant minus control, as a share: 0.011 is 1.1 points. */
const difference = z.object({
  estimate: z.number(),
  /** Holds at every look, for all variants together, in 95 of 100 experiments. The verdict follows from it. */
  interval,
});
export type Difference = z.infer<typeof difference>;

const guardrail = z.enum(guardrailIds);
const progress = z.object({ have: z.number(), need: z.number() });

const daysLeft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('days'), days: z.number() }),
  z.object({
    kind: z.literal('unknown'),
    /**
     * `too_early`: less than a day of traffic shows no pace. `no_conversions`: at this pace it never ends. `no_comparison`:
     * there is nothing to wait for.
     */
    reason: z.enum(['too_early', 'no_conversions', 'no_comparison']),
  }),
]);
export type DaysLeft = z.infer<typeof daysLeft>;

const missing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('conversions'), variant: z.string(), have: z.number(), need: z.number() }),
  z.object({ kind: z.literal('days'), have: z.number(), need: z.number() }),
  /** No control or no second variant takes part (weight 0, ended). */
  z.object({ kind: z.literal('comparison') }),
]);
export type Missing = z.infer<typeof missing>;

const verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('not_enough_data'), missing: z.array(missing), daysLeft }),
  z.object({ kind: z.literal('split_wrong'), p: z.number() }),
  z.object({
    kind: z.literal('guardrail_worse'),
    worse: z.array(z.object({ variant: z.string(), guardrail })),
  }),
  z.object({
    kind: z.literal('winner'),
    variant: z.string(),
    rate: z.number(),
    controlRate: z.number(),
    /** Chance that it is better than the control, 0 to 1. */
    chance: z.number(),
    difference,
    /** The same difference in conversions for every 1,000 visitors. */
    extraPerThousand: z.object({ estimate: z.number(), low: z.number(), high: z.number() }),
  }),
  /** `variant`: the one furthest above the control so far, or least below. */
  z.object({ kind: z.literal('no_difference_yet'), variant: z.string(), difference }),
  z.object({
    kind: z.literal('control_holds'),
    /** `worse`: every variant is. `no_worthwhile_gain`: none can be better by `worthwhileLift` of the control's rate. */
    reason: z.enum(['worse', 'no_worthwhile_gain']),
    variant: z.string(),
    difference,
  }),
]);
export type Verdict = z.infer<typeof verdict>;

const split = z.object({
  /** `too_few`: not checked, a variant expects fewer than `splitMinimum`. */
  state: z.enum(['right', 'wrong', 'too_few']),
  p: z.number().nullable(),
  /** Those that take part, with the visitors their weight promises (not rounded). */
  variants: z.array(z.object({ id: z.string(), visitors: z.number(), expected: z.number() })),
});
export type SplitCheck = z.infer<typeof split>;

const guardrailResult = z.object({
  variant: z.string(),
  guardrail,
  /**
   * `worse`: shown to be worse than the control. `safe`: shown to be within the margin. `no_sign_of_harm`: neither.
   * `not_enough_data`: too little to say anything.
   */
  state: z.enum(['worse', 'safe', 'no_sign_of_harm', 'not_enough_data']),
  /** Rates, or milliseconds. Null while the figures are hidden, unless it is worse. */
  values: z.object({ control: z.number(), variant: z.number() }).nullable(),
});
export type GuardrailResult = z.infer<typeof guardrailResult>;

const variantFigures = z.object({
  /** Conversions per visitor, 0 to 1; null without visitors. */
  rate: z.number().nullable(),
  /** 95 % interval of the rate of this variant alone. */
  interval,
  /** Dollars; null without revenue data. `interval` is null below two visitors. */
  revenuePerVisitor: z.object({ mean: z.number(), interval: interval.nullable() }).nullable(),
  /** Null for the control and for variants that are not compared. */
  comparison: difference
    .extend({
      /** 95 % interval for a single look at the planned end. Not for daily looks. */
      fixedInterval: interval,
      chance: z.number(),
      /** Rate lost on average if this variant is chosen and is in truth worse, as a share. */
      expectedLoss: z.number(),
    })
    .nullable(),
});
export type VariantFigures = z.infer<typeof variantFigures>;

/** Shares are 0 to 1, money is US dollars, times are milliseconds. */
const judgement = z.object({
  verdict,
  /** Enough conversions in every variant and enough days. */
  minimumReached: z.boolean(),
  /** `conversions`: of the variant that has the fewest. */
  progress: z.object({ conversions: progress, fullDays: progress, daysLeft }),
  split,
  guardrails: z.array(guardrailResult),
  /** In the order of the experiment's variants. */
  variants: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['control', 'challenger', 'left_out']),
      visitors: z.number(),
      conversions: z.number(),
      /** Null: hidden, because the minimum is not reached or the split is wrong. */
      figures: variantFigures.nullable(),
    }),
  ),
});
export type Judgement = z.infer<typeof judgement>;

/**
 * Counts and verdict. Before the minimum, and while the split is wrong, the response holds no rates, intervals, chances and
 * money at all.
 */
export const getExperimentResults = contract({
  method: 'get',
  path: '/api/office/experiments/{id}/results',
  summary: 'The results of an experiment',
  params: id,
  response: z.object({
    experiment,
    /** When this was counted. */
    at: z.iso.datetime(),
    judgement,
    /** Dollars in all, per variant; null while hidden. */
    revenue: z.array(z.number()).nullable(),
    /** Who joined on each day (America/New_York), per variant in their order. Oldest first. */
    daily: z.array(z.object({ day: z.string(), visitors: z.array(z.int()) })),
    /** Variants whose page shows something else than at the start of the experiment. */
    changed_pages: z.array(z.uuid()),
  }),
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

/** The same figures, with the same hidden. */
export const exportExperimentResults = contract({
  method: 'get',
  path: '/api/office/experiments/{id}/export',
  summary: 'The results of an experiment as CSV',
  params: id,
  response: 'bytes',
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});
