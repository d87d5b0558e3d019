import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { updatePage as contract } from '../contract/landing-pages.ts';
import { changePage } from './change-page.ts';

/**
 * Changes the fields of the form. Throws `not_found`, `stale` for an older version, `conflict` in an active experiment,
 * `invalid_input` for a taken slug.
 */
export async function updatePage(
  { params: { id }, body: { version, ...form } }: Parsed<typeof contract>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return context.transaction((tx) => changePage(tx, id, version, form, context));
}
