import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/support.ts';
import type { SupportThread } from '../contract/support.ts';
import { mayRate } from '../rules/support.ts';
import {
  checkDailyLimit,
  findByClientKey,
  isWritten,
  lockMessage,
  lockSender,
  writeReply,
} from './replies.ts';
import { mergeTimeline, presentThread } from './thread.ts';

/** Lists the caller's conversations with their replies. */
export async function listOwnMessages(
  _input: unknown,
  { person, platform, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.listOwnMessages>> {
  const messages = await transaction((tx) => readOwnThreads(tx, person.userId));
  return {
    messages,
    unread: messages.reduce((sum, message) => sum + message.unread, 0),
    by_email: platform.mail.delivery === 'smtp',
  };
}

/** Returns one of the caller's conversations. Throws `not_found`. */
export async function getMessage(
  { params: { id } }: Parsed<typeof contract.getMessage>,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.getMessage>> {
  return transaction((tx) => readOwnThread(tx, person.userId, id));
}

/** Begins a conversation, once per `client_key`. The database sets its priority by the plan. */
export async function sendMessage(
  { body }: Parsed<typeof contract.sendMessage>,
  { person, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.sendMessage>> {
  return transaction(async (tx) => {
    await lockSender(tx, person.userId);
    const known = await findByClientKey(tx, person.userId, body.client_key);
    if (known) return readOwnThread(tx, person.userId, known);

    await checkDailyLimit(tx, person.userId, 'messages');
    const { id, priority } = await tx
      .insertInto('support_messages')
      .values({ user_id: person.userId, ...body })
      .returning(['id', 'priority'])
      .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      action: 'support.message_sent',
      subject: { type: 'support_message', id },
      ownerId: person.userId,
      requestId,
      details: { priority },
    });
    return readOwnThread(tx, person.userId, id);
  });
}

/** Replies in the caller's own conversation, once per `client_key`. Throws `not_found`. */
export async function sendReply(
  { params, body }: Parsed<typeof contract.sendReply>,
  { person, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.sendReply>> {
  return transaction(async (tx) => {
    await lockSender(tx, person.userId);
    const message = await lockMessage(tx, params.id);
    const reply = {
      messageId: message.id,
      authorId: person.userId,
      fromStaff: false,
      body: body.body,
      clientKey: body.client_key,
      requestId,
    };
    if (!(await isWritten(tx, reply))) {
      await checkDailyLimit(tx, person.userId, 'replies');
      await writeReply(tx, message, reply);
    }
    return readOwnThread(tx, person.userId, message.id);
  });
}

/** Marks replies as read up to this one; an earlier one changes nothing. Throws `not_found`. */
export async function markRead(
  { params, body }: Parsed<typeof contract.markRead>,
  { person, transaction }: RequestContext<'person'>,
): Promise<undefined> {
  await transaction(async (tx) => {
    // Includes merged conversations: they are read as one, and the reply may be in any of them.
    const { numUpdatedRows } = await tx
      .updateTable('support_messages as message')
      .from('support_replies as reply')
      .innerJoin('support_messages as home', 'home.id', 'reply.message_id')
      .set({ read_by_user_at: sql<Date>`greatest(message.read_by_user_at, reply.created_at)` })
      .where('message.user_id', '=', person.userId)
      .where('reply.id', '=', body.reply_id)
      .where((where) =>
        where.and([
          where.or([where('message.id', '=', params.id), where('message.merged_into', '=', params.id)]),
          where.or([where('home.id', '=', params.id), where('home.merged_into', '=', params.id)]),
        ]),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('not_found');
  });
}

/** Rates the help, replacing an earlier rating. Throws `not_found`, `conflict`. */
export async function rateMessage(
  { params, body }: Parsed<typeof contract.rateMessage>,
  { person, platform, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract.rateMessage>> {
  return transaction(async (tx) => {
    const message = await lockMessage(tx, params.id);
    if (!mayRate(message.status, message.rated_at !== null)) throw new AppError('conflict');
    const words = body.words || null;
    if (message.rated_helpful !== body.helpful || message.rated_words !== words) {
      await tx
        .updateTable('support_messages')
        .set({ rated_helpful: body.helpful, rated_words: words, rated_at: platform.clock() })
        .where('id', '=', message.id)
        .execute();
      await recordAudit(tx, {
        action: 'support.rated',
        subject: { type: 'support_message', id: message.id },
        ownerId: person.userId,
        requestId,
        details: { helpful: body.helpful, with_words: words !== null },
      });
    }
    return readOwnThread(tx, person.userId, message.id);
  });
}

/** More than any person has; the page is one list. */
const most = 100;

/** Reads the person's conversations, newest activity first, or the one with this id; a merged one's id finds the kept one. */
async function readOwnThreads(tx: Tx, userId: string, id?: string): Promise<SupportThread[]> {
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
    return presentThread(message, mergeTimeline(message.id, replies, inside, { is_new: false }), inside);
  });
}

function readReplies(tx: Tx, messageIds: string[]) {
  // Compared in SQL: a JavaScript date would lose the microseconds.
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

/** Throws `not_found`, for another person's conversation too. */
async function readOwnThread(tx: Tx, userId: string, id: string): Promise<SupportThread> {
  const [thread] = await readOwnThreads(tx, userId, id);
  if (!thread) throw new AppError('not_found');
  return thread;
}
