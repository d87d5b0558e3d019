import type { Transaction } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import { readDraft } from '#features/pages/rules/page-drafts.ts';
import { type DemoEntry, entry } from './history.ts';
import { idOf } from './id-of.ts';
import { type DemoPage, demoPages } from './pages.ts';

/** Four landing pages that everybody sees and one that is being written; returns what the log has to say of them. */
export async function addPages(
  tx: Transaction<DB>,
  author: string,
  ago: (days: number) => Date,
): Promise<DemoEntry[]> {
  const entries: DemoEntry[] = [];
  for (const page of demoPages) entries.push(...(await addPage(tx, page, author, ago)));
  return entries;
}

async function addPage(
  tx: Transaction<DB>,
  { slug, title, description, daysAgo, hidden, content, draft }: DemoPage,
  author: string,
  ago: (days: number) => Date,
): Promise<DemoEntry[]> {
  const id = idOf('page', slug);
  const written = { slug, title, meta_description: description, content: JSON.stringify(content) };
  const status = hidden ? ('draft' as const) : ('active' as const);
  const at = ago(daysAgo);
  await tx
    .insertInto('landing_pages')
    .values({
      id,
      ...written,
      status,
      is_active: !hidden,
      created_by: author,
      updated_by: author,
      created_at: at,
      updated_at: at,
      published_at: at,
      ...(draft && {
        draft: JSON.stringify({ ...readDraft({ ...written, content }), ...draft }),
        draft_saved_at: ago(1),
        draft_version: 1,
      }),
    })
    .execute();
  await tx
    .insertInto('landing_page_versions')
    .values({
      id: idOf('page version', slug),
      landing_page_id: id,
      number: 1,
      ...written,
      status,
      created_by: author,
      created_at: at,
    })
    .execute();
  const admin = { actor_id: author, actor_role: 'admin' as const };
  return [
    entry('landing_page.created', 'landing_page', id, admin, at, { slug, status, template: 'features' }),
  ];
}
