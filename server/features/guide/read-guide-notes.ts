import type { InterviewQuestionId } from '#domain/rules/guide-items.ts';
import type { Tx } from '../../platform/database.ts';
import { requireOwnApplication } from '../applications/require-own-application.ts';

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
