import { requireOwnApplication } from '#features/applications/server/require-own-application.ts';
import type { Tx } from '#platform/server/database.ts';
import type { InterviewQuestionId } from '../rules/guide-items.ts';

/** The notes of one of the actor's applications. Throws `not_found` when it is not theirs. */
export async function readGuideNotes(tx: Tx, applicationId: string) {
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
