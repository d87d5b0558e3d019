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
import { lockSlugs, pageWithSlug, requireFreeSlug } from './locks.ts';
import { columnsOf, draftOf, liveOf, type PageRow, readOfficePage } from './pages.ts';
import { writeVersion } from './versions.ts';

/** Creates a page from a template, once per `client_key`. Throws `invalid_input` for a taken slug. */
export async function createPage(
  { body: { template, client_key, status, is_active, ...texts } }: Parsed<typeof contract.createPage>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.createPage>> {
  return transaction(async (tx) => {
    await lockSlugs(tx);
    const made = await findByClientKey(tx, client_key);
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

/** Creates a hidden copy of a page, once per `client_key`. Throws `not_found`. */
export async function duplicatePage(
  { params: { id }, body: { client_key } }: Parsed<typeof contract.duplicatePage>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.duplicatePage>> {
  return transaction(async (tx) => {
    await lockSlugs(tx);
    const made = await findByClientKey(tx, client_key);
    if (made) return readOfficePage(tx, made.id);
    const row = await tx.selectFrom('landing_pages').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('not_found');
    const original = contentToCopy(row);
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

/** Finds the page that an earlier request with this key created. Call after `lockSlugs`. */
const findByClientKey = (tx: Tx, key: string) =>
  tx.selectFrom('landing_pages').select('id').where('client_key', '=', key).executeTakeFirst();

/**
 * The published content, or the draft of a hidden page (before the first publication the published content is the
 * template). The draft's slug is not copied: it may be incomplete.
 */
function contentToCopy(row: PageRow): PageDraft {
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

/** Cuts the title, never the mark of the copy. */
function copyTitle(title: string): string {
  const { copyOf } = officePageTexts;
  return copyOf(title.slice(0, pageLimits.title - copyOf('').length));
}

interface NewPage {
  page: { status: PageStatus; is_active: boolean; client_key: string };
  content: PageDraft;
  /** For the audit log. */
  details: Record<string, string>;
  by: string;
  now: Date;
  requestId: string;
}

/** Adds a page with its first version and returns its id. Call after `lockSlugs` with a free slug. */
async function addPage(tx: Tx, { page, content, details, by, now, requestId }: NewPage): Promise<string> {
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
  await writeVersion(tx, { id, ...page }, content, { by, now });
  await recordAudit(tx, {
    action: 'landing_page.created',
    subject: { type: 'landing_page', id },
    details,
    requestId,
  });
  return id;
}
