import { type Selectable, sql } from 'kysely';
import type { SupportMessages } from '#db/generated/types.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError, translator } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { isFinished, supportPerDay } from '../rules/support.ts';
import { supportTexts as portugueseTexts } from '../texts/support.pt.ts';
import { supportTexts } from '../texts/support.ts';

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
  | 'id'
  | 'user_id'
  | 'status'
  | 'last_activity_at'
  | 'merged_into'
  | 'rated_helpful'
  | 'rated_words'
  | 'rated_at'
>;

/**
 * Locks a conversation against concurrent writes; for a merged one it locks and returns the one it was merged into.
 * Throws `not_found` when the caller may not see it.
 */
export async function lockMessage(tx: Tx, id: string): Promise<LockedMessage> {
  const message = await tx
    .selectFrom('support_messages')
    .select(['id', 'user_id', 'status', 'last_activity_at', 'merged_into'])
    .select(['rated_helpful', 'rated_words', 'rated_at'])
    .where('id', '=', (await mergedInto(tx, id)) ?? id)
    .forUpdate()
    .executeTakeFirst();
  if (!message) throw new AppError('not_found');
  // Merged while this waited for the lock.
  if (message.merged_into) return lockMessage(tx, message.merged_into);
  // Unmerged while this waited for the lock.
  return message.id === id || (await mergedInto(tx, id)) === message.id ? message : lockMessage(tx, id);
}

async function mergedInto(tx: Tx, id: string): Promise<string | undefined> {
  const known = await tx
    .selectFrom('support_messages')
    .select('merged_into')
    .where('id', '=', id)
    .executeTakeFirst();
  return known?.merged_into ?? undefined;
}

/** Whether this reply was written before by a repeated request. */
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

/** Adds a reply to a locked conversation and returns its id. The database updates the status (functions/support.sql). */
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
  if (isFinished(message.status) && !reply.fromStaff)
    await recordAudit(tx, { ...entry, action: 'support.reopened', details: { from: message.status } });
  return id;
}

const saySupport = translator(supportTexts, portugueseTexts);

const tables = { messages: 'support_messages', replies: 'support_replies' } as const;

/** The class of the advisory locks per sender: an arbitrary number. */
const senderLocks = 7_862_107;

/** Serializes a person's messages until the transaction ends, so that `checkDailyLimit` counts them all. */
export async function lockSender(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${senderLocks}, hashtext(${userId}))`.execute(tx);
}

/** Finds the conversation that an earlier request with this key began. Call after `lockSender`. */
export async function findByClientKey(
  tx: Tx,
  userId: string,
  clientKey: string,
): Promise<string | undefined> {
  const known = await tx
    .selectFrom('support_messages')
    .select('id')
    .where('user_id', '=', userId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return known?.id;
}

/** Throws `too_many_requests` when the day's limit is reached. */
export async function checkDailyLimit(tx: Tx, userId: string, what: keyof typeof tables): Promise<void> {
  let today = tx
    .selectFrom(tables[what])
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`);
  // Without what staff wrote.
  today = today.where(what === 'replies' ? sql<boolean>`not from_staff` : sql<boolean>`message <> ''`);
  const { count } = await today.executeTakeFirstOrThrow();
  if (count >= supportPerDay[what])
    throw new AppError('too_many_requests', { message: saySupport((texts) => texts.tooMany[what]) });
}
