import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { listConversations as contract } from '../contract.ts';
import { conversationColumns, presentConversation } from './present-conversation.ts';

/** More than a year of asking every few days. */
const most = 100;

/** The caller's conversations, newest first. */
export async function listConversations(
  _input: unknown,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
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
