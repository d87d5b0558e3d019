import { sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { inBoth } from '#platform/server/say.ts';
import { supportPerDay } from '../rules/support.ts';
import { supportTexts as ptSupportTexts } from '../texts/support.pt.ts';
import { supportTexts } from '../texts/support.ts';

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
