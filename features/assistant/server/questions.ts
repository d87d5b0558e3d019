import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { jsonText } from '#platform/server/schema/column-types.ts';
import type { AssistantAnswer, AssistantFile, AssistantReply } from '../contract.ts';
import { sayAssistant } from './asker.ts';
import { presentAnswer } from './conversations.ts';

/** Any number of our own: the class of the locks by which one person's questions wait for each other. */
const askerLocks = 7_862_143;

/** Longer than any answer takes: the process that worked on it is gone. */
const abandonedMs = 3 * 60_000;

const longestTitle = 100;

interface AskedQuestion {
  question: string;
  clientKey: string;
  conversationId: string | undefined;
  /** The key of a passage that this conversation has to have offered. */
  choice: string | undefined;
  file: AssistantFile | null;
}

/** Where a question is in the history. */
export interface Place {
  conversationId: string;
  questionId: string;
}

/** The answer that a question of this key has already, or undefined. */
export async function findAnswered(
  tx: Tx,
  userId: string,
  clientKey: string,
): Promise<AssistantReply | undefined> {
  const row = await answeredQuestions(tx, userId)
    .where('question.client_key', '=', clientKey)
    .executeTakeFirst();
  return row && replyOf(row);
}

const answeredQuestions = (tx: Tx, userId: string) =>
  tx
    .selectFrom('assistant_messages as question')
    .innerJoin('assistant_messages as answer', 'answer.question_id', 'question.id')
    .select([
      'question.id as question_id',
      'answer.id as message_id',
      'question.conversation_id',
      'answer.content',
      'answer.answer',
    ])
    .where('question.user_id', '=', userId);

type AnsweredQuestion = Awaited<ReturnType<ReturnType<typeof answeredQuestions>['executeTakeFirstOrThrow']>>;

const replyOf = ({
  conversation_id,
  question_id,
  message_id,
  content,
  answer,
}: AnsweredQuestion): AssistantReply => ({
  success: true,
  data: presentAnswer(content, answer),
  kept: { conversation_id, question_id, message_id },
});

/**
 * What a choice was answered before, since each is answered once in its conversation.
 * @throws AppError not_found where the conversation offered no such thing.
 */
async function findChosen(
  tx: Tx,
  userId: string,
  { conversationId, choice }: AskedQuestion,
): Promise<AssistantReply | undefined> {
  if (conversationId === undefined) throw conversationGone();
  const inConversation = answeredQuestions(tx, userId).where('question.conversation_id', '=', conversationId);
  const holding = (part: object) => sql<boolean>`answer.answer @> ${jsonText(part)}::jsonb`;
  const chosen = await inConversation.where(holding({ chosen: choice })).executeTakeFirst();
  if (chosen) return replyOf(chosen);
  const offered = await inConversation.where(holding({ choices: [{ key: choice }] })).executeTakeFirst();
  if (!offered) throw new AppError('not_found');
  return undefined;
}

/**
 * Writes the question into the history and says that it is being answered. One whose answer failed is taken up again.
 * Returns what it was answered in the meantime, or where it is.
 * @throws AppError conflict while it is being answered; not_found for a conversation that is not the person's, and for a
 * choice that nobody was offered there.
 */
export async function claimQuestion(
  tx: Tx,
  userId: string,
  asked: AskedQuestion,
  now: Date,
): Promise<{ known: AssistantReply } | { place: Place }> {
  await sql`select pg_advisory_xact_lock(${askerLocks}, hashtext(${userId}))`.execute(tx);
  const known = await tx
    .selectFrom('assistant_messages')
    .select(['id', 'conversation_id', 'answering_since'])
    .where('user_id', '=', userId)
    .where('client_key', '=', asked.clientKey)
    .executeTakeFirst();
  if (known) {
    const answered = await findAnswered(tx, userId, asked.clientKey);
    if (answered) return { known: answered };
    const since = known.answering_since?.getTime() ?? 0;
    if (now.getTime() - since < abandonedMs)
      throw new AppError('conflict', { message: sayAssistant((texts) => texts.limits.beingAnswered) });
    await tx
      .updateTable('assistant_messages')
      .set({ answering_since: now })
      .where('id', '=', known.id)
      .execute();
    return { place: { conversationId: known.conversation_id, questionId: known.id } };
  }
  const chosen = asked.choice === undefined ? undefined : await findChosen(tx, userId, asked);
  if (chosen) return { known: chosen };
  const conversationId = asked.conversationId
    ? await touchConversation(tx, userId, asked.conversationId, now)
    : await beginConversation(tx, userId, asked.question);
  const { id } = await tx
    .insertInto('assistant_messages')
    .values({
      conversation_id: conversationId,
      user_id: userId,
      type: 'user',
      content: asked.question,
      client_key: asked.clientKey,
      attachment: asked.file && jsonText(asked.file),
      answering_since: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { place: { conversationId, questionId: id } };
}

/** Nobody works on it any more: it can be asked again. */
export async function releaseQuestion(tx: Tx, { questionId }: Place): Promise<void> {
  await tx
    .updateTable('assistant_messages')
    .set({ answering_since: null })
    .where('id', '=', questionId)
    .execute();
}

async function touchConversation(tx: Tx, userId: string, id: string, now: Date): Promise<string> {
  const own = await tx
    .updateTable('assistant_conversations')
    .set({ last_activity_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!own) throw conversationGone();
  return own.id;
}

async function beginConversation(tx: Tx, userId: string, question: string): Promise<string> {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  const title = line.length > longestTitle ? `${line.slice(0, longestTitle - 3)}...` : line;
  const { id } = await tx
    .insertInto('assistant_conversations')
    .values({ user_id: userId, title })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

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

/** The conversation was deleted elsewhere, and not the file that came along: a screen has to know which of the two. */
export const conversationGone = (): AppError =>
  new AppError('not_found', {
    message: sayAssistant((texts) => texts.history.gone),
    details: { gone: 'conversation' },
  });
