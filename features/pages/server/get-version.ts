import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { getVersion as contract } from '../contract/landing-page-drafts.ts';
import { readVersion } from './read-version.ts';

/** What one version held. Throws `not_found`. */
export async function getVersion(
  { params }: Parsed<typeof contract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction((tx) => readVersion(tx, params));
}
