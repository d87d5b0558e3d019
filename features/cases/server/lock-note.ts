import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';

/**
 * Locks a note for a change until the transaction ends. Row security shows for change only the caller's own: somebody
 * else's is `not_found` like one that is not there.
 */
export async function lockNote(tx: Tx, id: string) {
  const note = await tx
    .selectFrom('application_notes')
    .select(['id', 'application_id', 'body', 'version', 'removed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!note) throw new AppError('not_found');
  return note;
}
