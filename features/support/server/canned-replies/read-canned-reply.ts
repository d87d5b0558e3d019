import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { CannedReply } from '../../contract/canned-replies.ts';

/** Canned replies with who wrote them last. */
export function cannedReplies(tx: Tx) {
  return tx
    .selectFrom('canned_replies as canned')
    .leftJoin('accounts as author', 'author.id', 'canned.updated_by')
    .leftJoin('profiles as profile', 'profile.user_id', 'canned.updated_by')
    .select(['canned.id', 'canned.name', 'canned.body', 'canned.version', 'canned.updated_at'])
    .select(
      sql<string | null>`coalesce(profile.full_name, author.display_name, author.email)`.as('updated_by'),
    );
}

/** As staff see it. */
export function presentCannedReply(row: Omit<CannedReply, 'updated_at'> & { updated_at: Date }): CannedReply {
  return { ...row, updated_at: row.updated_at.toISOString() };
}

/** The one with this id; undefined when there is none. */
export async function readCannedReply(tx: Tx, id: string): Promise<CannedReply | undefined> {
  const row = await cannedReplies(tx).where('canned.id', '=', id).executeTakeFirst();
  return row && presentCannedReply(row);
}
