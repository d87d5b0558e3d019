import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract.ts';
import {
  type AssistantAnswer,
  type AssistantConversation,
  type AssistantMessage,
  assistantAnswer,
} from '../contract.ts';

/** More than a year of asking every few days. */
const most = 100;

/** The caller's conversations, newest first. */
export async function listConversations(
  _input: unknown,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.listConversations>> {
  const rows = await transaction((tx) =>
    tx
      .selectFrom('assistant_conversations')
      .select(conversationColumns)
      .where('user_id', '=', person.userId)
      .orderBy('last_activity_at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute(),
  );
  return { conversations: rows.map(presentConversation) };
}

/** One of the caller's conversations with its messages; another person's is as missing as one that never was. */
export async function getConversation(
  { params }: Parsed<typeof contract.getConversation>,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.getConversation>> {
  return transaction(async (tx) => {
    const row = await tx
      .selectFrom('assistant_conversations')
      .select(conversationColumns)
      .where('id', '=', params.id)
      .where('user_id', '=', person.userId)
      .executeTakeFirst();
    if (!row) throw new AppError('not_found');
    const messages = await tx
      .selectFrom('assistant_messages')
      .select(messageColumns)
      .where('conversation_id', '=', row.id)
      .orderBy('number')
      .execute();
    return { ...presentConversation(row), messages: messages.map(presentMessage) };
  });
}

/** Deletes one of the caller's conversations with everything that was said in it. */
export async function deleteConversation(
  { params }: Parsed<typeof contract.deleteConversation>,
  { person, requestId, transaction }: RequestContext<'person'>,
): Promise<undefined> {
  await transaction(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('assistant_conversations')
      .where('id', '=', params.id)
      .where('user_id', '=', person.userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found');
    await recordAudit(tx, {
      action: 'assistant.conversation_deleted',
      subject: { type: 'assistant_conversation', id: params.id },
      ownerId: person.userId,
      requestId,
    });
  });
}

/** Deletes the caller's whole history. Doing it with none is a success, too. */
export async function deleteConversations(
  _input: unknown,
  { person, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.deleteConversations>> {
  return transaction(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('assistant_conversations')
      .where('user_id', '=', person.userId)
      .executeTakeFirst();
    const deleted = Number(numDeletedRows);
    if (deleted === 0) return { deleted };
    await recordAudit(tx, {
      action: 'assistant.history_deleted',
      subject: { type: 'account', id: person.userId },
      ownerId: person.userId,
      requestId,
      details: { conversations: deleted },
    });
    return { deleted };
  });
}

interface ConversationRow {
  id: string;
  title: string;
  created_at: Date;
  last_activity_at: Date;
}

const conversationColumns = ['id', 'title', 'created_at', 'last_activity_at'] as const;

const presentConversation = (row: ConversationRow): AssistantConversation => ({
  id: row.id,
  title: row.title,
  created_at: row.created_at.toISOString(),
  last_activity_at: row.last_activity_at.toISOString(),
});

/** An answer as its rows hold it: the text in one column, what came with it in another. */
export function presentAnswer(content: string, answer: unknown): AssistantAnswer {
  return assistantAnswer.parse({ ...(answer as object), response: content });
}

interface MessageRow {
  id: string;
  type: string;
  content: string;
  created_at: Date;
  attachment: unknown;
  answer: unknown;
}

const messageColumns = ['id', 'type', 'content', 'created_at', 'attachment', 'answer'] as const;

const presentMessage = (row: MessageRow): AssistantMessage => ({
  id: row.id,
  type: row.type === 'ai' ? 'ai' : 'user',
  content: row.content,
  timestamp: row.created_at.toISOString(),
  file: row.attachment as AssistantMessage['file'],
  answer: row.answer ? presentAnswer(row.content, row.answer) : null,
});
