import type { Tx } from '#platform/server/database.ts';
import type { PageDraft } from '../rules/page-content.ts';
import type { PageStatus } from '../rules/page-visibility.ts';
import { columnsOf } from './office-pages.ts';

/** Adds what has just become public to the history of a page that the caller holds or has made. Answers its number. */
export async function writeVersion(
  tx: Tx,
  page: { id: string; status: PageStatus },
  content: PageDraft,
  { by, now }: { by: string | null; now: Date },
): Promise<number> {
  const { last } = await tx
    .selectFrom('landing_page_versions')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('landing_page_id', '=', page.id)
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  await tx
    .insertInto('landing_page_versions')
    .values({
      ...columnsOf(content),
      landing_page_id: page.id,
      number,
      status: page.status,
      created_by: by,
      created_at: now,
    })
    .execute();
  return number;
}
