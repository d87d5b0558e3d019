import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { defaultPeriod, otherColleagues, periods, workloadKinds } from './rules.ts';

/** Times are in milliseconds: of conversations by the clock, of cases and documents in business time. */
const workloadFigure = z.object({
  kind: z.enum(workloadKinds),
  /** Its Monday; null for the whole period. */
  week: z.iso.date().nullable(),
  /** An account's id, 'gone' or 'unanswered'; null for everybody. */
  colleague: z.string().nullable(),
  name: z.string().nullable(),
  /** Decisions, reviews or first replies. */
  done: z.int(),
  /** Half of them took so long or less: the median. Null of none. */
  half_ms: z.int().nullable(),
  /** The 90th percentile. */
  most_ms: z.int().nullable(),
  /** Promises that were kept or broken; a promise counts at the moment that settles it. */
  promised: z.int(),
  kept: z.int(),
});
export type WorkloadFigure = z.infer<typeof workloadFigure>;

const stage = z.object({
  /** From 1 to 4. */
  stage: z.int(),
  /** Open cases by age, the youngest first: one more than `ageBounds`. */
  ages: z.array(z.int()),
});
export type StageAges = z.infer<typeof stage>;

const weeks = z.enum(periods).default(defaultPeriod);

/** Figures of the period and of each week, for everybody and for each colleague; the weeks of one with `colleague`. */
export const getWorkload = contract({
  method: 'get',
  path: '/api/office/workload',
  summary: 'Open cases, times to a decision or a first reply, and promises kept',
  query: z.strictObject({
    weeks,
    colleague: z.union([z.uuid(), z.enum(otherColleagues)]).optional(),
  }),
  response: z.object({
    /** The Mondays, oldest first. */
    weeks: z.array(z.iso.date()),
    today: z.iso.date(),
    time_zone: z.string(),
    stages: z.array(stage),
    figures: z.array(workloadFigure),
  }),
  errors: ['not_authenticated', 'forbidden', 'invalid_input'],
});

/** The same, with each week of each colleague. */
export const exportWorkload = contract({
  method: 'get',
  path: '/api/office/workload.csv',
  summary: 'The report as CSV',
  query: z.strictObject({ weeks }),
  response: 'bytes',
  errors: ['not_authenticated', 'forbidden', 'invalid_input'],
});
