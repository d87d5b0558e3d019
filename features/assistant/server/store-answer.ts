import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import { jsonText } from '#platform/server/json-text.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { AssistantAnswer, AssistantReply } from '../contract.ts';
import { type Place, releaseQuestion } from './claim-question.ts';

/**
 * Writes an answer into its person's history. A conversation that was deleted meanwhile stays deleted: the answer is
 * then told and not kept.
 */
export async function storeAnswer(
  tx: Tx,
  { person, requestId }: Pick<RequestContext<'person'>, 'person' | 'requestId'>,
  place: Place,
  data: AssistantAnswer,
  withFile: boolean,
): Promise<AssistantReply> {
  const { conversationId, questionId } = place;
  const question = await tx
    .selectFrom('assistant_messages')
    .select('id')
    .where('id', '=', questionId)
    .forUpdate()
    .executeTakeFirst();
  if (!question) return { success: true, data, kept: null };
  const { response, ...rest } = data;
  const { id } = await tx
    .insertInto('assistant_messages')
    .values({
      conversation_id: conversationId,
      user_id: person.userId,
      type: 'ai',
      content: response,
      question_id: questionId,
      answer: jsonText(rest),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await releaseQuestion(tx, place);
  await recordAudit(tx, {
    action: 'assistant.asked',
    subject: { type: 'assistant_conversation', id: conversationId },
    ownerId: person.userId,
    requestId,
    details: { engine: data.engine, refused: data.refused, with_file: withFile },
  });
  return {
    success: true,
    data,
    kept: { conversation_id: conversationId, question_id: questionId, message_id: id },
  };
}
