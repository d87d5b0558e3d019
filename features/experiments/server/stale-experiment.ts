import type { z } from 'zod';
import { AppError } from '#platform/server/app-error.ts';
import type { Experiment, staleExperiment } from '../contract/experiments.ts';

/** The refusal of what was decided on an older state, with the present one. */
export function staleExperimentError(experiment: Experiment): AppError {
  const details: z.input<typeof staleExperiment> = { experiment };
  return new AppError('stale', { details });
}
