import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { listExperiments as contract } from '../contract/experiments.ts';
import { readExperiments } from './read-experiments.ts';

/** All experiments, newest first. */
export async function listExperiments(
  _input: unknown,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return { experiments: await transaction(readExperiments) };
}
