import { recordAudit } from '#features/audit/server/record-audit.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { removeNote as contract } from '../contract/case-notes.ts';
import { restorableMinutes } from '../rules/case-notes.ts';
import { lockNote } from './lock-note.ts';

const restorableMs = restorableMinutes * 60_000;

/**
 * Removes a note of the caller. It is gone for everybody at once; a job erases the row when it can no longer be
 * restored. Throws `not_found`, for a colleague's note too.
 */
export async function removeNote(
  { params }: Parsed<typeof contract>,
  { platform, requestId, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const note = await lockNote(tx, params.id);
    const removedAt = note.removed_at ?? platform.clock();
    const restorableUntil = new Date(removedAt.getTime() + restorableMs);
    if (!note.removed_at) {
      await tx
        .updateTable('application_notes')
        .set({ removed_at: removedAt })
        .where('id', '=', note.id)
        .execute();
      await enqueue(
        tx,
        'erase-note',
        { note_id: note.id },
        { jobKey: `erase-note:${note.id}`, runAt: restorableUntil },
      );
      await recordAudit(tx, {
        action: 'application.note_removed',
        subject: { type: 'application', id: note.application_id },
        requestId,
        details: { note_id: note.id },
      });
    }
    return { restorable_until: restorableUntil.toISOString() };
  });
}
