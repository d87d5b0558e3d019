import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { readDraft } from '../rules/page-drafts.ts';

/** One version of a page. Throws `not_found`, for another page's version too. */
export async function readVersion(tx: Tx, { id, version_id }: { id: string; version_id: string }) {
  const row = await tx
    .selectFrom('landing_page_versions')
    .selectAll()
    .where('id', '=', version_id)
    .where('landing_page_id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return { number: row.number, content: readDraft(row) };
}
