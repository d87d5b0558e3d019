import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { createPage as contract } from '../contract/landing-pages.ts';
import { pageBeginnings } from '../texts/page-templates.ts';
import { addPage } from './add-page.ts';
import { holdSlugs, requireFreeSlug } from './lock-page.ts';
import { readOfficePage } from './office-pages.ts';

/** Makes a page, once per `client_key`. What its template holds is live at once. Throws `invalid_input` for a taken slug. */
export async function createPage(
  { body: { template, client_key, status, is_active, ...texts } }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    await holdSlugs(tx);
    const made = await tx
      .selectFrom('landing_pages')
      .select('id')
      .where('client_key', '=', client_key)
      .executeTakeFirst();
    if (made) return readOfficePage(tx, made.id);
    await requireFreeSlug(tx, texts.slug);
    const id = await addPage(tx, {
      page: { status, is_active, client_key },
      content: { ...pageBeginnings[template], ...texts },
      details: { slug: texts.slug, status, template },
      by: person.userId,
      now: platform.clock(),
      requestId,
    });
    return readOfficePage(tx, id);
  });
}
