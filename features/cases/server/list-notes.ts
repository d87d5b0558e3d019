import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listNotes as contract } from '../contract/case-notes.ts';
import { notesPerCase } from '../rules/case-notes.ts';
import { readNotes } from './read-notes.ts';

/** The notes about a case, newest first. Throws `not_found`. */
export async function listNotes(
  { params }: Parsed<typeof contract>,
  { person, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    await requireCase(tx, params.id);
    return { notes: await readNotes(tx, person.userId, { applicationId: params.id, limit: notesPerCase }) };
  });
}

/** Throws `not_found` when there is no such application. */
export async function requireCase(tx: Tx, id: string): Promise<void> {
  const known = await tx.selectFrom('visa_applications').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) throw new AppError('not_found');
}
