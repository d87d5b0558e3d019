import { type Selectable, sql } from 'kysely';
import type { SupportMessages } from '#db/generated/types.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError, inBoth } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { supportPerDay } from '../rules/support.ts';
import { supportTexts as ptSupportTexts } from '../texts/support.pt.ts';
import { supportTexts } from '../texts/support.ts';

/** Who answers in which conversation, and what. */
interface NewReply {
  messageId: string;
  authorId: string;
  fromStaff: boolean;
  body: string;
  clientKey: string;
  requestId: string;
}

type LockedMessage = Pick<
  Selectable<SupportMessages>,
  'id' | 'user_id' | 'status' | 'merged_into' | 'rated_helpful' | 'rated_words' | 'rated_at'
>;

/**
 * Locks a conversation, so that two who write in it wait for each other; for one that was merged, the one it went into:
 * whoever still has the old one open writes where everybody reads. Throws `not_found` when the caller may not see it.
 */
export async function lockMessage(tx: Tx, id: string): Promise<LockedMessage> {
  const message = await tx
    .selectFrom('support_messages')
    .select(['id', 'user_id', 'status', 'merged_into', 'rated_helpful', 'rated_words', 'rated_at'])
    .where('id', '=', (await placeOf(tx, id)) ?? id)
    .forUpdate()
    .executeTakeFirst();
  if (!message) throw new AppError('not_found');
  // Merged while we waited for it.
  if (message.merged_into) return lockMessage(tx, message.merged_into);
  // Taken apart again while we waited for it.
  return message.id === id || (await placeOf(tx, id)) === message.id ? message : lockMessage(tx, id);
}

/** Where a conversation went; undefined when it stands for itself. */
async function placeOf(tx: Tx, id: string): Promise<string | undefined> {
  const known = await tx
    .selectFrom('support_messages')
    .select('merged_into')
    .where('id', '=', id)
    .executeTakeFirst();
  return known?.merged_into ?? undefined;
}

/** Whether this reply is already there: a second press, or a request whose answer was lost. */
export async function isWritten(tx: Tx, { messageId, fromStaff, clientKey }: NewReply): Promise<boolean> {
  const known = await tx
    .selectFrom('support_replies')
    .select('id')
    .where('message_id', '=', messageId)
    .where('from_staff', '=', fromStaff)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Adds a reply to a locked conversation and records it; the database moves the conversation (functions/support.sql).
 * @returns the id of the reply.
 */
export async function writeReply(tx: Tx, message: LockedMessage, reply: NewReply): Promise<string> {
  const { id } = await tx
    .insertInto('support_replies')
    .values({
      message_id: message.id,
      user_id: message.user_id,
      author_id: reply.authorId,
      from_staff: reply.fromStaff,
      body: reply.body,
      client_key: reply.clientKey,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = {
    subject: { type: 'support_message', id: message.id },
    ownerId: message.user_id,
    requestId: reply.requestId,
  } as const;
  await recordAudit(tx, { ...entry, action: 'support.replied', details: { reply_id: id } });
  const finished = message.status === 'resolved' || message.status === 'closed';
  if (finished && !reply.fromStaff)
    await recordAudit(tx, { ...entry, action: 'support.reopened', details: { from: message.status } });
  return id;
}

const saySupport = inBoth(supportTexts, ptSupportTexts);

const tables = { messages: 'support_messages', replies: 'support_replies' } as const;

/** Any number of our own: the class of the locks by which one person's messages wait for each other. */
const senderLocks = 7_862_107;

/**
 * Makes a person's messages wait for each other until the transaction ends, so that no two are counted before either
 * is written. Comes before `checkDailyLimit`.
 */
export async function lockSender(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${senderLocks}, hashtext(${userId}))`.execute(tx);
}

/** Throws `too_many_requests`, with what the person can do instead, when the day's share is used up. */
export async function checkDailyLimit(tx: Tx, userId: string, what: keyof typeof tables): Promise<void> {
  let today = tx
    .selectFrom(tables[what])
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`);
  // What we wrote to them is not theirs.
  today = today.where(what === 'replies' ? sql<boolean>`not from_staff` : sql<boolean>`message <> ''`);
  const { count } = await today.executeTakeFirstOrThrow();
  if (count >= supportPerDay[what])
    throw new AppError('too_many_requests', { message: saySupport((texts) => texts.tooMany[what]) });
}
