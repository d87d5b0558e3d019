import { sql } from 'kysely';
import type { SupportThread } from '#domain/contracts/support.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { presentThread } from './present-thread.ts';

/** More than anybody has; the page is one list. */
const most = 100;

/** The person's conversations, or the one of them with this id; newest activity first. */
export async function readOwnThreads(tx: Tx, userId: string, id?: string): Promise<SupportThread[]> {
  let query = tx
    .selectFrom('support_messages')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('last_activity_at', 'desc')
    .orderBy('id')
    .limit(most);
  if (id) query = query.where('id', '=', id);
  const messages = await query.execute();
  if (messages.length === 0) return [];

  // Compared where the microseconds are: a JavaScript date would lose them, and a reply with them.
  const isNew = sql<boolean>`reply.from_staff
    and (message.read_by_user_at is null or reply.created_at > message.read_by_user_at)`;
  const replies = await tx
    .selectFrom('support_replies as reply')
    .innerJoin('support_messages as message', 'message.id', 'reply.message_id')
    .select(['reply.id', 'reply.message_id', 'reply.from_staff', 'reply.body', 'reply.created_at'])
    .select(isNew.as('is_new'))
    .where(
      'reply.message_id',
      'in',
      messages.map((message) => message.id),
    )
    .orderBy('reply.created_at')
    .orderBy('reply.id')
    .execute();
  return messages.map((message) =>
    presentThread(
      message,
      replies.filter((reply) => reply.message_id === message.id),
    ),
  );
}

/** One conversation of the person. Throws `not_found`, for somebody else's too. */
export async function readOwnThread(tx: Tx, userId: string, id: string): Promise<SupportThread> {
  const [thread] = await readOwnThreads(tx, userId, id);
  if (!thread) throw new AppError('not_found');
  return thread;
}
