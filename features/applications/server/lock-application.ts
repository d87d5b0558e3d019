import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { decisionOf } from './decision-of.ts';

/**
 * Locks an application for a change of its status until the transaction ends: of two members of staff the second
 * waits here and then sees what the first did. Throws `not_found`.
 */
export async function lockApplication(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('visa_applications')
    .select([
      'id',
      'user_id',
      'version',
      'status',
      'status_reason',
      'held_status',
      'held_reason',
      'held_until',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return { id: row.id, user_id: row.user_id, version: row.version, decision: decisionOf(row) };
}
