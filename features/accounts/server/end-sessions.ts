import type { Selectable } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import type { Tx } from '#platform/server/database.ts';

export type EndReason = NonNullable<Selectable<DB['sessions']>['end_reason']>;

/** One session, or all of a person, perhaps but one. */
export type WhichSessions = { id: string; userId?: string } | { userId: string; except?: string };

/**
 * Ends sessions and with them every token made from them, from the next request on. Answers how many ended; those
 * that had ended before keep their reason. Runs as system: people cannot write sessions.
 */
export async function endSessions(
  tx: Tx,
  which: WhichSessions,
  reason: EndReason,
  now: Date,
): Promise<number> {
  let query = tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('ended_at', 'is', null);
  if ('id' in which) query = query.where('id', '=', which.id);
  if (which.userId) query = query.where('user_id', '=', which.userId);
  if ('except' in which && which.except) query = query.where('id', '<>', which.except);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}
