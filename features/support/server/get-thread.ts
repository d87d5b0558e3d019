import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { getThread as contract } from '../contract/support.ts';
import { readOfficeThread } from './read-office-thread.ts';

/** One conversation, for staff. Throws `not_found`. */
export async function getThread(
  { params: { id } }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction((tx) => readOfficeThread(tx, id, context));
}
