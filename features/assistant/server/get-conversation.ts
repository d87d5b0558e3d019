import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { getConversation as contract } from '../contract.ts';
import {
  conversationColumns,
  messageColumns,
  presentConversation,
  presentMessage,
} from './present-conversation.ts';

/** One of the caller's conversations with its messages; somebody else's is as missing as one that never was. */
export async function getConversation(
  { params }: Parsed<typeof contract>,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
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
