import { lockOwnApplication } from '#features/applications/server/lock-own-application.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { saveGuideNote as contract } from '../contract.ts';
import { readGuideNotes } from './read-guide-notes.ts';

/**
 * Keeps, replaces or (when empty) removes the note on one question. It is a draft of the person's own, saved while they
 * type: it is not in the audit log. Throws `not_found`, or `stale` when it was written on elsewhere since the caller read it.
 */
export async function saveGuideNote(
  { params, body }: Parsed<typeof contract>,
  { platform, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const { application_id, question_id } = params;
  return transaction(async (tx) => {
    await lockOwnApplication(tx, application_id);
    const updated_at = platform.clock();
    const stands = await noteOf(tx, application_id, question_id);
    // The same again: a second press, or an answer that was lost.
    if (stands === kept(body.note)) return { notes: await readGuideNotes(tx, application_id) };
    if (stands !== kept(body.over)) throw new AppError('stale', { details: { note: stands } });
    if (kept(body.note) === '') {
      await tx
        .deleteFrom('application_guide_notes')
        .where('application_id', '=', application_id)
        .where('question_id', '=', question_id)
        .execute();
    } else {
      await tx
        .insertInto('application_guide_notes')
        .values({ application_id, question_id, note: body.note, updated_at })
        .onConflict((conflict) =>
          conflict.columns(['application_id', 'question_id']).doUpdateSet({ note: body.note, updated_at }),
        )
        .execute();
    }
    return { notes: await readGuideNotes(tx, application_id) };
  });
}

/** A note of nothing but spaces is none. */
const kept = (note: string) => (note.trim() === '' ? '' : note);

async function noteOf(tx: Tx, applicationId: string, questionId: string): Promise<string> {
  const row = await tx
    .selectFrom('application_guide_notes')
    .select('note')
    .where('application_id', '=', applicationId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return row?.note ?? '';
}
