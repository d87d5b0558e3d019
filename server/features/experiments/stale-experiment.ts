import type { z } from 'zod';
import type { Experiment, staleExperiment } from '#domain/contracts/experiments.ts';
import { AppError } from '../../platform/app-error.ts';

/** The refusal of what was decided on an older state, with the present one. */
export function staleExperimentError(experiment: Experiment): AppError {
  const details: z.input<typeof staleExperiment> = { experiment };
  return new AppError('stale', { details });
}
