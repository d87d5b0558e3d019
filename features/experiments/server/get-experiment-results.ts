import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { getExperimentResults as contract } from '../contract/experiment-results.ts';
import { readResults } from './read-results.ts';

/** The results of one experiment. Throws `not_found`. */
export async function getExperimentResults(
  { params }: Parsed<typeof contract>,
  { platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction((tx) => readResults(tx, params.id, platform.clock()));
}
