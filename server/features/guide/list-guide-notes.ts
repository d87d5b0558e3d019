import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { listGuideNotes as contract } from '#domain/contracts/guide.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { readGuideNotes } from './read-guide-notes.ts';

/** What the caller wrote down for the interview of one of their applications. Throws `not_found`. */
export async function listGuideNotes(
  { params }: Parsed<typeof contract>,
  { transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => ({ notes: await readGuideNotes(tx, params.application_id) }));
}
