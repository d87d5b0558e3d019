import type { Tx } from '#platform/server/database.ts';
import type { PagePreview, PublishedPage } from '../contract/pitch-rendering.ts';
import { hiddenBecause } from '../rules/page-visibility.ts';
import { draftOf } from './office-pages.ts';

export interface HiddenPage {
  /** As its draft has it where there is one, under the address that was asked for. */
  page: PublishedPage;
  preview: PagePreview;
}

/** The page at this slug, while the public does not see it; nothing where it does, or where there is none. Admins alone read it. */
export async function findHiddenPage(tx: Tx, slug: string): Promise<HiddenPage | undefined> {
  const row = await tx.selectFrom('landing_pages').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!row) return undefined;
  const hidden_because = hiddenBecause(row);
  if (hidden_because.length === 0) return undefined;
  return {
    page: { ...draftOf(row), id: row.id, slug: row.slug },
    preview: { hidden_because, has_draft: row.draft !== null },
  };
}
