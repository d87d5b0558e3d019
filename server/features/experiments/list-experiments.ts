import type { Output } from '#domain/contracts/contract.ts';
import type { listExperiments as contract } from '#domain/contracts/experiments.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { readExperiments } from './read-experiments.ts';

/** All experiments, newest first. */
export async function listExperiments(
  _input: unknown,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return { experiments: await transaction(readExperiments) };
}
