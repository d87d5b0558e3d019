import { sql } from 'kysely';
import { lockApplication } from '#features/applications/server/lock-application.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { writeNote as contract } from '../contract/case-notes.ts';
import { notesPerCase } from '../rules/case-notes.ts';
import { caseNoteTexts } from '../texts/office-notes.ts';
import { readNote } from './read-notes.ts';

/**
 * Writes a note about a case, once per `client_key`. Throws `not_found`, and `conflict` for a case that is full of them
 * or a key that was used for a note which is gone.
 */
export async function writeNote(
  { params, body }: Parsed<typeof contract>,
  { person, requestId, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    // The applicant may take the application back at this moment.
    await lockApplication(tx, params.id);
    const { count } = await tx
      .selectFrom('application_notes')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('application_id', '=', params.id)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();

    const written = await tx
      .insertInto('application_notes')
      .values({ application_id: params.id, author_id: person.userId, ...body })
      .onConflict((conflict) => conflict.columns(['author_id', 'client_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) {
      const known = await tx
        .selectFrom('application_notes')
        .select('id')
        .where('author_id', '=', person.userId)
        .where('application_id', '=', params.id)
        .where('client_key', '=', body.client_key)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (!known) throw new AppError('conflict');
      return readNote(tx, person.userId, known.id);
    }
    if (count >= notesPerCase) throw new AppError('conflict', { message: caseNoteTexts.full });

    // Without an owner: applicants read what the log holds about them, and that there are notes is not theirs to know.
    await recordAudit(tx, {
      action: 'application.note_written',
      subject: { type: 'application', id: params.id },
      requestId,
      details: { note_id: written.id },
    });
    return readNote(tx, person.userId, written.id);
  });
}
