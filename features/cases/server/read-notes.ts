import { sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { CaseNote } from '../contract/case-notes.ts';

/** Notes that stand, newest first, for this member of staff. */
export async function readNotes(
  tx: Tx,
  readerId: string,
  which: { applicationId: string; limit: number } | { id: string },
): Promise<CaseNote[]> {
  let query = tx
    .selectFrom('application_notes as note')
    .leftJoin('accounts as author', 'author.id', 'note.author_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'note.author_id')
    .select(['note.id', 'note.application_id', 'note.body', 'note.version', 'note.author_id'])
    .select(['note.created_at', 'note.updated_at'])
    .select(
      sql<string | null>`coalesce(profile.full_name, author.display_name, author.email)`.as('author_name'),
    )
    .where('note.removed_at', 'is', null)
    .orderBy('note.created_at', 'desc')
    .orderBy('note.id');
  query =
    'id' in which
      ? query.where('note.id', '=', which.id)
      : query.where('note.application_id', '=', which.applicationId).limit(which.limit);
  const rows = await query.execute();
  return rows.map(({ author_id, created_at, updated_at, ...note }) => ({
    ...note,
    created_at: created_at.toISOString(),
    updated_at: updated_at?.toISOString() ?? null,
    abilities: { change: author_id === readerId },
  }));
}

/** One of them. Throws `not_found`. */
export async function readNote(tx: Tx, readerId: string, id: string): Promise<CaseNote> {
  const [note] = await readNotes(tx, readerId, { id });
  if (!note) throw new AppError('not_found');
  return note;
}
