import {
  type AssistantAnswer,
  type AssistantConversation,
  type AssistantMessage,
  assistantAnswer,
} from '../contract.ts';

interface ConversationRow {
  id: string;
  title: string;
  created_at: Date;
  last_activity_at: Date;
}

export const conversationColumns = ['id', 'title', 'created_at', 'last_activity_at'] as const;

export const presentConversation = (row: ConversationRow): AssistantConversation => ({
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

export const messageColumns = ['id', 'type', 'content', 'created_at', 'attachment', 'answer'] as const;

export const presentMessage = (row: MessageRow): AssistantMessage => ({
  id: row.id,
  type: row.type === 'ai' ? 'ai' : 'user',
  content: row.content,
  timestamp: row.created_at.toISOString(),
  file: row.attachment as AssistantMessage['file'],
  answer: row.answer ? presentAnswer(row.content, row.answer) : null,
});
