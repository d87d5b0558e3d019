import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { getExperimentResults as contract } from '#domain/contracts/experiment-results.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { readResults } from './read-results.ts';

/** The results of one experiment. Throws `not_found`. */
export async function getExperimentResults(
  { params }: Parsed<typeof contract>,
  { platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction((tx) => readResults(tx, params.id, platform.clock()));
}
