import type { Tx } from '#platform/server/database.ts';
import type { UserRow } from './present-user.ts';

/** One's own account; row-level security shows no other. */
export function readAccount(tx: Tx, userId: string): Promise<UserRow> {
  return tx
    .selectFrom('accounts')
    .select(['id', 'email', 'display_name', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
