import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { guardrailIds } from '../rules/results/experiment-data.ts';
import { experiment } from './experiments.ts';

const id = z.strictObject({ id: z.uuid() });
const interval = z.object({ low: z.number(), high: z.number() });
const difference = z.object({ estimate: z.number(), interval });
const guardrail = z.enum(guardrailIds);
const progress = z.object({ have: z.number(), need: z.number() });

const daysLeft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('days'), days: z.number() }),
  z.object({
    kind: z.literal('unknown'),
    reason: z.enum(['too_early', 'no_conversions', 'no_comparison']),
  }),
]);

const verdict = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('not_enough_data'),
    missing: z.array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('conversions'),
          variant: z.string(),
          have: z.number(),
          need: z.number(),
        }),
        z.object({ kind: z.literal('days'), have: z.number(), need: z.number() }),
        z.object({ kind: z.literal('comparison') }),
      ]),
    ),
    daysLeft,
  }),
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
    chance: z.number(),
    difference,
    extraPerThousand: z.object({ estimate: z.number(), low: z.number(), high: z.number() }),
  }),
  z.object({ kind: z.literal('no_difference_yet'), variant: z.string(), difference }),
  z.object({
    kind: z.literal('control_holds'),
    reason: z.enum(['worse', 'no_worthwhile_gain']),
    variant: z.string(),
    difference,
  }),
]);

/** As `features/experiments/rules/results/experiment-data.ts` explains it. */
const judgement = z.object({
  verdict,
  minimumReached: z.boolean(),
  progress: z.object({ conversions: progress, fullDays: progress, daysLeft }),
  split: z.object({
    state: z.enum(['right', 'wrong', 'too_few']),
    p: z.number().nullable(),
    variants: z.array(z.object({ id: z.string(), visitors: z.number(), expected: z.number() })),
  }),
  guardrails: z.array(
    z.object({
      variant: z.string(),
      guardrail,
      state: z.enum(['worse', 'safe', 'no_sign_of_harm', 'not_enough_data']),
      values: z.object({ control: z.number(), variant: z.number() }).nullable(),
    }),
  ),
  variants: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['control', 'challenger', 'left_out']),
      visitors: z.number(),
      conversions: z.number(),
      figures: z
        .object({
          rate: z.number().nullable(),
          interval,
          revenuePerVisitor: z.object({ mean: z.number(), interval: interval.nullable() }).nullable(),
          comparison: difference
            .extend({ fixedInterval: interval, chance: z.number(), expectedLoss: z.number() })
            .nullable(),
        })
        .nullable(),
    }),
  ),
});

/**
 * What was counted and what it says. Before the minimum, and while the split is wrong, rates, ranges, chances and money
 * are not in the answer at all: whoever looks for them in the page finds nothing.
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
