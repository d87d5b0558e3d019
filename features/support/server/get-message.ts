import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { getMessage as contract } from '../contract/support.ts';
import { readOwnThread } from './read-own-threads.ts';

/** One of the caller's conversations. Throws `not_found`. */
export async function getMessage(
  { params: { id } }: Parsed<typeof contract>,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction((tx) => readOwnThread(tx, person.userId, id));
}
