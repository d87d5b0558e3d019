import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { duplicatePage as contract } from '../contract/landing-pages.ts';
import { type PageDraft, pageLimits } from '../rules/page-content.ts';
import { tidyDraft } from '../rules/page-drafts.ts';
import { copySlug } from '../rules/page-slugs.ts';
import { hiddenBecause } from '../rules/page-visibility.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { addPage } from './add-page.ts';
import { holdSlugs, pageWithSlug } from './lock-page.ts';
import { draftOf, liveOf, type PageRow, readOfficePage } from './office-pages.ts';

/**
 * Makes a copy, once per `client_key`: a draft that is switched off. Two people who press at once get a copy each. Throws
 * `not_found`.
 */
export async function duplicatePage(
  { params: { id }, body: { client_key } }: Parsed<typeof contract>,
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
    const row = await tx.selectFrom('landing_pages').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('not_found');
    const original = copied(row);
    const slug = await freeCopySlug(tx, original.slug);
    const copy = await addPage(tx, {
      page: { status: 'draft', is_active: false, client_key },
      content: { ...original, slug, title: copyTitle(original.title) },
      details: { slug, status: 'draft', copy_of: id },
      by: person.userId,
      now: platform.clock(),
      requestId,
    });
    return readOfficePage(tx, copy);
  });
}

/**
 * What is live; of a page that the public does not see, what was written in it since: before anything is published, live
 * is the template that it began with. A slug that nobody has published may be half typed, and is not taken along.
 */
function copied(row: PageRow): PageDraft {
  const live = liveOf(row);
  if (hiddenBecause(row).length === 0) return live;
  const draft = tidyDraft(draftOf(row));
  return { ...draft, slug: live.slug, title: draft.title || live.title };
}

async function freeCopySlug(tx: Tx, slug: string): Promise<string> {
  let number = 1;
  while (await pageWithSlug(tx, copySlug(slug, number))) number += 1;
  return copySlug(slug, number);
}

/** A title that would be too long loses its end, not the mark of a copy. */
function copyTitle(title: string): string {
  const { copyOf } = officePageTexts;
  return copyOf(title.slice(0, pageLimits.title - copyOf('').length));
}
