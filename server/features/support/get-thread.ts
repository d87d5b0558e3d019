import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { getThread as contract } from '#domain/contracts/support.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { readOfficeThread } from './read-office-thread.ts';

/** One conversation, for staff. Throws `not_found`. */
export async function getThread(
  { params: { id } }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction((tx) => readOfficeThread(tx, id, context));
}
