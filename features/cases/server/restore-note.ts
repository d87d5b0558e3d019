import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { restoreNote as contract } from '../contract/case-notes.ts';
import { lockNote } from './lock-note.ts';
import { readNote } from './read-notes.ts';

/** Takes the removal of a note of the caller back, as long as its row is there. Throws `not_found`. */
export async function restoreNote(
  { params }: Parsed<typeof contract>,
  { person, requestId, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const note = await lockNote(tx, params.id);
    if (note.removed_at) {
      await tx.updateTable('application_notes').set({ removed_at: null }).where('id', '=', note.id).execute();
      await recordAudit(tx, {
        action: 'application.note_restored',
        subject: { type: 'application', id: note.application_id },
        requestId,
        details: { note_id: note.id },
      });
    }
    return readNote(tx, person.userId, note.id);
  });
}
