import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { getPage as contract } from '#domain/contracts/landing-pages.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { readOfficePage } from './office-pages.ts';

/** One page with its draft. Throws `not_found`. */
export async function getPage(
  { params: { id } }: Parsed<typeof contract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction((tx) => readOfficePage(tx, id));
}
