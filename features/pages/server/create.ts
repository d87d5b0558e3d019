import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/pages.ts';
import {
  copySlug,
  hiddenBecause,
  type PageDraft,
  type PageStatus,
  pageLimits,
} from '../rules/page-content.ts';
import { tidyDraft } from '../rules/page-drafts.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { pageBeginnings } from '../texts/page-templates.ts';
import { holdSlugs, pageWithSlug, requireFreeSlug } from './locks.ts';
import { columnsOf, draftOf, liveOf, type PageRow, readOfficePage } from './pages.ts';
import { writeVersion } from './versions.ts';

/** Makes a page, once per `client_key`. What its template holds is live at once. Throws `invalid_input` for a taken slug. */
export async function createPage(
  { body: { template, client_key, status, is_active, ...texts } }: Parsed<typeof contract.createPage>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.createPage>> {
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

/**
 * Makes a copy, once per `client_key`: a draft that is switched off. Two people who press at once get a copy each. Throws
 * `not_found`.
 */
export async function duplicatePage(
  { params: { id }, body: { client_key } }: Parsed<typeof contract.duplicatePage>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.duplicatePage>> {
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

interface Addition {
  page: { status: PageStatus; is_active: boolean; client_key: string };
  content: PageDraft;
  /** For the log. */
  details: Record<string, string>;
  by: string;
  now: Date;
  requestId: string;
}

/** Adds a page with its first version, under a slug that is held and free. Answers its id. */
async function addPage(tx: Tx, { page, content, details, by, now, requestId }: Addition): Promise<string> {
  const { id } = await tx
    .insertInto('landing_pages')
    .values({
      ...columnsOf(content),
      ...page,
      created_by: by,
      created_at: now,
      updated_at: now,
      published_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeVersion(tx, { id, status: page.status }, content, { by, now });
  await recordAudit(tx, {
    action: 'landing_page.created',
    subject: { type: 'landing_page', id },
    details,
    requestId,
  });
  return id;
}
