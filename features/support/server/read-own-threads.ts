import { sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { SupportThread } from '../contract/support.ts';
import { presentThread } from './present-thread.ts';
import { weaveTurns } from './weave-turns.ts';

/** More than anybody has; the page is one list. */
const most = 100;

/**
 * The person's conversations, or the one of them with this id; newest activity first. What was merged is read in the one
 * it went into, also by its own id.
 */
export async function readOwnThreads(tx: Tx, userId: string, id?: string): Promise<SupportThread[]> {
  let query = tx
    .selectFrom('support_messages')
    .select(['id', 'subject', 'message', 'status', 'created_at', 'last_activity_at', 'waiting_since'])
    .select(['rated_helpful', 'rated_words', 'rated_at'])
    .where('user_id', '=', userId)
    .where('merged_into', 'is', null)
    .orderBy('last_activity_at', 'desc')
    .orderBy('id')
    .limit(most);
  if (id)
    query = query.where((where) =>
      where.or([
        where('id', '=', id),
        where('id', '=', (from) =>
          from
            .selectFrom('support_messages as merged')
            .select('merged.merged_into')
            .where('merged.id', '=', id),
        ),
      ]),
    );
  const messages = await query.execute();
  if (messages.length === 0) return [];

  const ids = messages.map((message) => message.id);
  const merged = await tx
    .selectFrom('support_messages')
    .select(['id', 'merged_into', 'subject', 'message', 'created_at'])
    .where('merged_into', 'in', ids)
    .execute();
  const replies = await readReplies(tx, [...ids, ...merged.map((message) => message.id)]);
  return messages.map((message) => {
    const inside = merged.filter(({ merged_into }) => merged_into === message.id);
    return presentThread(message, weaveTurns(message.id, replies, inside, { is_new: false }), inside);
  });
}

function readReplies(tx: Tx, messageIds: string[]) {
  // Compared where the microseconds are: a JavaScript date would lose them, and a reply with them.
  const isNew = sql<boolean>`reply.from_staff
    and (message.read_by_user_at is null or reply.created_at > message.read_by_user_at)`;
  return tx
    .selectFrom('support_replies as reply')
    .innerJoin('support_messages as message', 'message.id', 'reply.message_id')
    .select(['reply.id', 'reply.message_id', 'reply.from_staff', 'reply.body', 'reply.created_at'])
    .select(isNew.as('is_new'))
    .where('reply.message_id', 'in', messageIds)
    .orderBy('reply.created_at')
    .orderBy('reply.id')
    .execute();
}

/** One conversation of the person. Throws `not_found`, for somebody else's too. */
export async function readOwnThread(tx: Tx, userId: string, id: string): Promise<SupportThread> {
  const [thread] = await readOwnThreads(tx, userId, id);
  if (!thread) throw new AppError('not_found');
  return thread;
}
