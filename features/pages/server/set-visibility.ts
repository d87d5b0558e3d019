import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { setVisibility as contract } from '../contract/landing-pages.ts';
import { changePage } from './change-page.ts';

/** Turns the two switches. Throws `not_found`, `stale` for an older version, `conflict` in an active experiment. */
export async function setVisibility(
  { params: { id }, body: { version, ...switches } }: Parsed<typeof contract>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return context.transaction((tx) => changePage(tx, id, version, switches, context));
}
