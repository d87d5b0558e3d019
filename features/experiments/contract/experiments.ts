import { z } from 'zod';
import { conversionTypes } from '#features/traffic/rules/traffic.ts';
import { contract } from '#platform/shared/contract.ts';
import { experimentLimits, experimentStatuses, launchCheckNames } from '../rules/experiments.ts';

const status = z.enum(experimentStatuses);
const goal = z.enum(conversionTypes);

/** `is_public`: visitors can see it. */
const variantPage = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  is_public: z.boolean(),
});

/** The one at position 0 is the control. */
export const experimentVariant = z.object({
  id: z.uuid(),
  variant_name: z.string(),
  traffic_weight: z.int(),
  position: z.int(),
  landing_page: variantPage.nullable(),
});
export type ExperimentVariant = z.infer<typeof experimentVariant>;

export const experiment = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  traffic_percentage: z.int(),
  goal_event: goal,
  status,
  version: z.int(),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  /** Null before its end. */
  decision: z
    .object({
      kind: z.enum(['winner', 'control']),
      winner_variant_id: z.uuid().nullable(),
      note: z.string().nullable(),
      by: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  variants: z.array(experimentVariant),
  /** Why weights, pages and traffic cannot be changed, or null. */
  locked: z.enum(['active', 'completed', 'exposed']).nullable(),
  abilities: z.object({
    start: z.boolean(),
    resume: z.boolean(),
    pause: z.boolean(),
    finish: z.boolean(),
    edit: z.boolean(),
    delete: z.boolean(),
  }),
});
export type Experiment = z.infer<typeof experiment>;

const refusals = ['not_authenticated', 'forbidden'] as const;

/** All, newest first: they are made by hand. */
export const listExperiments = contract({
  method: 'get',
  path: '/api/office/experiments',
  summary: 'All experiments with their variants and pages',
  response: z.object({ experiments: z.array(experiment) }),
  errors: refusals,
});

/** By title. */
export const listExperimentPages = contract({
  method: 'get',
  path: '/api/office/experiment-pages',
  summary: 'The landing pages that a variant can show: those that the public sees',
  response: z.object({ pages: z.array(z.object({ id: z.uuid(), slug: z.string(), title: z.string() })) }),
  errors: refusals,
});

export const launchCheck = z.object({
  check: z.enum(launchCheckNames),
  state: z.enum(['ok', 'failed', 'warning']),
  names: z.array(z.string()),
});

export const statusChange = z.object({
  /** Null for its beginning. */
  from: status.nullable(),
  to: status,
  by: z.string().nullable(),
  at: z.iso.datetime(),
});
export type StatusChange = z.infer<typeof statusChange>;

const id = z.strictObject({ id: z.uuid() });

/** `checks`: what must hold before it starts or resumes. `timeline`: newest first. */
export const getExperiment = contract({
  method: 'get',
  path: '/api/office/experiments/{id}',
  summary: 'One experiment, what stands in the way of its start, and when it ran',
  params: id,
  response: z.object({ experiment, checks: z.array(launchCheck), timeline: z.array(statusChange) }),
  errors: [...refusals, 'not_found'],
});

/** The form; `experimentProblems` validates it. */
const written = {
  name: z.string().trim().max(experimentLimits.name),
  description: z
    .string()
    .trim()
    .max(experimentLimits.description)
    .transform((text) => text || null)
    .nullable()
    .default(null),
  traffic_percentage: z.int().default(100),
  goal_event: goal.default('cta_click'),
  variants: z
    .array(
      z.strictObject({
        variant_name: z.string().trim().max(experimentLimits.variantName),
        traffic_weight: z.int(),
        landing_page_id: z.uuid().nullable().default(null),
      }),
    )
    .max(experimentLimits.variants),
};
/** The idempotency key. */
const client_key = z.uuid();

/** With its variants, or nothing. `fields` of `invalid_input` hold the problems by path. */
export const createExperiment = contract({
  method: 'post',
  path: '/api/office/experiments',
  summary: 'Create an experiment with its variants, as a draft',
  body: z.strictObject({ ...written, client_key }),
  response: experiment,
  errors: refusals,
});

/**
 * `conflict` while it is locked; `stale` when it was changed since `version`, with the present record in `details`. Saving
 * the same again changes nothing.
 */
export const saveExperiment = contract({
  method: 'put',
  path: '/api/office/experiments/{id}',
  summary: 'Change an experiment that nobody has seen yet',
  params: id,
  body: z.strictObject({ ...written, version: z.int() }),
  response: experiment,
  errors: [...refusals, 'not_found', 'conflict', 'stale'],
});

export const duplicateExperiment = contract({
  method: 'post',
  path: '/api/office/experiments/{id}/duplicate',
  summary: 'Make a draft with the same words, pages and weights',
  params: id,
  body: z.strictObject({ client_key }),
  response: experiment,
  errors: [...refusals, 'not_found'],
});

/** `conflict` for all but drafts. */
export const deleteExperiment = contract({
  method: 'delete',
  path: '/api/office/experiments/{id}',
  summary: 'Delete a draft',
  params: id,
  response: 'none',
  errors: [...refusals, 'not_found', 'conflict'],
});

/**
 * Starts, resumes or pauses; asking for the present status changes nothing. `conflict` when a check fails, with `checks` in
 * `details`; `stale` with the present record.
 */
export const setExperimentStatus = contract({
  method: 'put',
  path: '/api/office/experiments/{id}/status',
  summary: 'Start, resume or pause an experiment',
  params: id,
  body: z.strictObject({ status: z.enum(['active', 'paused']), version: z.int() }),
  response: experiment,
  errors: [...refusals, 'not_found', 'conflict', 'stale'],
});

/** `details` of a `conflict` at a start. */
export const launchRefusal = z.object({ checks: z.array(launchCheck) });
/** `details` of `stale`. */
export const staleExperiment = z.object({ experiment });

/**
 * Ends it for good. A winner's content is published as a new version of the control's page. Deciding the same again changes
 * nothing.
 */
export const finishExperiment = contract({
  method: 'post',
  path: '/api/office/experiments/{id}/finish',
  summary: 'Choose the winner or keep the control',
  params: id,
  body: z.strictObject({
    version: z.int(),
    /** Null keeps the control. */
    winner_variant_id: z.uuid().nullable(),
    note: z
      .string()
      .trim()
      .max(experimentLimits.note)
      .transform((text) => text || null)
      .nullable()
      .default(null),
  }),
  response: experiment,
  errors: [...refusals, 'not_found', 'conflict', 'stale'],
});
