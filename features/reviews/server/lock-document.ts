import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';

/**
 * Holds an uploaded document still until the transaction ends: of two members of staff the second waits here and then
 * sees what the first did. Throws `not_found`.
 */
export async function lockDocument(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('documents')
    .select([
      'id',
      'user_id',
      'application_id',
      'document_category',
      'guide_item',
      'review_status',
      'review_version',
      'waiting_since',
      'findings',
      'check_status',
    ])
    .where('id', '=', id)
    .where('upload_status', '=', 'uploaded')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

export type LockedDocument = Awaited<ReturnType<typeof lockDocument>>;
