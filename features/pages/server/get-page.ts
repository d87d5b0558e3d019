import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { getPage as contract } from '../contract/landing-pages.ts';
import { readOfficePage } from './office-pages.ts';

/** One page with its draft. Throws `not_found`. */
export async function getPage(
  { params: { id } }: Parsed<typeof contract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction((tx) => readOfficePage(tx, id));
}
