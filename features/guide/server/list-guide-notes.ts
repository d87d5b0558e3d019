import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listGuideNotes as contract } from '../contract.ts';
import { readGuideNotes } from './read-guide-notes.ts';

/** What the caller wrote down for the interview of one of their applications. Throws `not_found`. */
export async function listGuideNotes(
  { params }: Parsed<typeof contract>,
  { transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => ({ notes: await readGuideNotes(tx, params.application_id) }));
}
