import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { changeNote as contract } from '../contract/case-notes.ts';
import { lockNote } from './lock-note.ts';
import { readNote } from './read-notes.ts';

/**
 * Changes a note of the caller. Saving the same text again changes nothing. Throws `not_found`, for a colleague's note
 * too, or `stale` when the author changed it elsewhere since.
 */
export async function changeNote(
  { params, body }: Parsed<typeof contract>,
  { person, requestId, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const note = await lockNote(tx, params.id);
    if (note.removed_at) throw new AppError('not_found');
    if (note.body === body.body) return readNote(tx, person.userId, note.id);
    if (note.version !== body.version)
      throw new AppError('stale', { details: { note: await readNote(tx, person.userId, note.id) } });

    await tx
      .updateTable('application_notes')
      .set({ body: body.body, version: sql`version + 1`, updated_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', note.id)
      .execute();
    await recordAudit(tx, {
      action: 'application.note_changed',
      subject: { type: 'application', id: note.application_id },
      requestId,
      details: { note_id: note.id, version: note.version + 1 },
    });
    return readNote(tx, person.userId, note.id);
  });
}
