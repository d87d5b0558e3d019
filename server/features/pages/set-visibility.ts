import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { setVisibility as contract } from '#domain/contracts/landing-pages.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { changePage } from './change-page.ts';

/** Turns the two switches. Throws `not_found`, `stale` for an older version, `conflict` in an active experiment. */
export async function setVisibility(
  { params: { id }, body: { version, ...switches } }: Parsed<typeof contract>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return context.transaction((tx) => changePage(tx, id, version, switches, context));
}
