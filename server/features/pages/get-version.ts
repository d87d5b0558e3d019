import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { getVersion as contract } from '#domain/contracts/landing-page-drafts.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { readVersion } from './read-version.ts';

/** What one version held. Throws `not_found`. */
export async function getVersion(
  { params }: Parsed<typeof contract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction((tx) => readVersion(tx, params));
}
