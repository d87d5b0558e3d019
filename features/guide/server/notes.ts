import { lockOwnApplication, requireOwnApplication } from '#features/applications/server/own.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Operation, ReadOperation } from '#platform/server/operation.ts';
import { together } from '#platform/shared/together.ts';
import type * as contract from '../contract.ts';
import type { InterviewQuestionId } from '../rules/guide-items.ts';

/** The caller's interview notes of one of their applications. Throws `not_found`. */
export const listGuideNotes: ReadOperation<typeof contract.listGuideNotes> = (
  { params: { application_id } },
  { transaction },
) =>
  transaction(async (tx) => {
    const { notes } = await together({
      known: requireOwnApplication(tx, application_id),
      notes: readNotes(tx, application_id),
    });
    return { notes };
  });

/**
 * Saves or (when empty) removes the note on one question. It is a draft, saved while the user types, and not in the audit log.
 * Throws `not_found`, or `stale` when it was changed elsewhere since the caller read it.
 */
export const saveGuideNote: Operation<typeof contract.saveGuideNote, 'person'> = async (
  { params, body },
  { platform, transaction },
) => {
  const { application_id, question_id } = params;
  return transaction(async (tx) => {
    await lockOwnApplication(tx, application_id);
    const updated_at = platform.clock();
    const present = await readNote(tx, application_id, question_id);
    // A retry: already saved.
    if (present === withoutBlank(body.note)) return { notes: await readNotes(tx, application_id) };
    if (present !== withoutBlank(body.over)) throw new AppError('stale', { details: { note: present } });
    if (withoutBlank(body.note) === '') {
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
    return { notes: await readNotes(tx, application_id) };
  });
};

/** A note of only spaces counts as empty. */
const withoutBlank = (note: string) => (note.trim() === '' ? '' : note);

async function readNote(tx: Tx, applicationId: string, questionId: string): Promise<string> {
  const row = await tx
    .selectFrom('application_guide_notes')
    .select('note')
    .where('application_id', '=', applicationId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return row?.note ?? '';
}

async function readNotes(tx: Tx, applicationId: string) {
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
