import type { listNotes as contract } from '#domain/contracts/case-notes.ts';
import type { Output, Parsed } from '#domain/contracts/contract.ts';
import { notesPerCase } from '#domain/rules/case-notes.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { RequestContext } from '../../platform/operation.ts';
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
