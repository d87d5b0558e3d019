import { lockOwnApplication, requireOwnApplication } from '#features/applications/server/own.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Operation } from '#platform/server/operation.ts';
import type * as contract from '../contract.ts';
import type { InterviewQuestionId } from '../rules/guide-items.ts';

/** What the caller wrote down for the interview of one of their applications. Throws `not_found`. */
export const listGuideNotes: Operation<typeof contract.listGuideNotes, 'person'> = (
  { params },
  { transaction },
) => transaction(async (tx) => ({ notes: await readGuideNotes(tx, params.application_id) }));

/**
 * Keeps, replaces or (when empty) removes the note on one question. It is a draft of the person's own, saved while they
 * type: it is not in the audit log. Throws `not_found`, or `stale` when it was written on elsewhere since the caller read it.
 */
export const saveGuideNote: Operation<typeof contract.saveGuideNote, 'person'> = async (
  { params, body },
  { platform, transaction },
) => {
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
};

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

/** The notes of one of the actor's applications. Throws `not_found` when it is not theirs. */
async function readGuideNotes(tx: Tx, applicationId: string) {
  await requireOwnApplication(tx, applicationId);
  const notes = await tx
    .selectFrom('application_guide_notes')
    .select(['question_id', 'note', 'updated_at'])
    .where('application_id', '=', applicationId)
    .orderBy('question_id')
    .execute();
  return notes.map(({ question_id, note, updated_at }) => ({
    question_id: question_id as InterviewQuestionId,
    note,
    updated_at: updated_at.toISOString(),
  }));
}
