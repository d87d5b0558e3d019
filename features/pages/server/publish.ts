import type { z } from 'zod';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/drafts.ts';
import type { pageHasErrors } from '../contract/pages.ts';
import { figuresOfFact, pageChecks } from '../rules/page-checks.ts';
import { hiddenBecause, type PageDraft } from '../rules/page-content.ts';
import { draftFaults, isSameDraft, tidyDraft } from '../rules/page-drafts.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { holdSlugs, lockPage, requireFreeSlug, requireUnlocked, staleError } from './locks.ts';
import { columnsOf, draftOf, liveOf, type PageRow, readOfficePage } from './pages.ts';
import { writeVersion } from './versions.ts';

const { problems } = officePageTexts;

/**
 * The draft becomes what the public sees, once, however often it is pressed. Throws `not_found`, `stale` for an older
 * draft, `invalid_input` for a slug or title that cannot be, `conflict` in an active experiment and for unagreed errors.
 */
export async function publishPage(
  { params: { id }, body: { draft_version, show, despite_errors } }: Parsed<typeof contract.publishPage>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.publishPage>> {
  return transaction(async (tx) => {
    const page = await lockPage(tx, id);
    const pressedTwice = page.draft === null && page.draft_version === draft_version + 1;
    if (pressedTwice && !canPublish(page, show)) return readOfficePage(tx, id);
    if (page.draft_version !== draft_version) throw await staleError(tx, id);
    if (!canPublish(page, show)) return readOfficePage(tx, id);
    await requireUnlocked(tx, id);
    const content = publishable(page);
    const checked = await checkContent(tx, content, despite_errors);
    await holdSlugs(tx);
    await requireFreeSlug(tx, content.slug, id);
    await publishDraft(tx, page, {
      content,
      show,
      by: person.userId,
      now: platform.clock(),
      checked,
      requestId,
    });
    return readOfficePage(tx, id);
  });
}

/** No time is set, and none was missed. */
export const noSchedule = { publish_at: null, publish_shows: false, publish_by: null, publish_missed: null };

/** Whether publishing would change anything. */
export const canPublish = (page: PageRow, show: boolean): boolean =>
  page.draft !== null || (show && hiddenBecause(page).length > 0);

/** The draft as it would become public. Throws `invalid_input` for a slug or title that cannot be. */
export function publishable(page: PageRow): PageDraft {
  const content = tidyDraft(draftOf(page));
  const { slug, title } = draftFaults(content);
  if (!slug && !title) return content;
  throw new AppError('invalid_input', {
    fields: {
      ...(slug && { slug: slug === 'missing' ? problems.slugMissing : problems.slugBadlyWritten }),
      ...(title && { title: problems.titleMissing }),
    },
  });
}

/** Counts what the checks find. Throws `conflict` for errors that nobody has agreed to. */
export async function checkContent(tx: Tx, content: PageDraft, despiteErrors: boolean) {
  const facts = await tx.selectFrom('facts').select(['text', 'value', 'unit']).execute();
  const findings = pageChecks(content, facts.flatMap(figuresOfFact));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (errors > 0 && !despiteErrors) {
    const details: z.input<typeof pageHasErrors> = { errors };
    throw new AppError('conflict', { message: officePageTexts.hasErrors(errors), details });
  }
  return { errors, warnings: findings.length - errors };
}

interface Publication {
  content: PageDraft;
  show: boolean;
  /** Who pressed it, or who set the time. */
  by: string | null;
  now: Date;
  checked: { errors: number; warnings: number };
  requestId?: string;
}

/** Makes a content public: on a page that is held and not locked, under a slug that is held and free. */
export async function publishDraft(
  tx: Tx,
  page: PageRow,
  { content, show, by, now, checked, requestId }: Publication,
): Promise<void> {
  const switches = show
    ? ({ status: 'active', is_active: true } as const)
    : { status: page.status, is_active: page.is_active };
  const version = page.version + 1;
  await tx
    .updateTable('landing_pages')
    .set({
      ...columnsOf(content),
      ...switches,
      ...noSchedule,
      draft: null,
      draft_saved_at: null,
      draft_version: page.draft_version + 1,
      version,
      updated_at: now,
      published_at: now,
      // The job has no name of its own to sign with.
      ...(requestId && { updated_by: by }),
    })
    .where('id', '=', page.id)
    .execute();
  const number = isSameDraft(liveOf(page), content)
    ? null
    : await writeVersion(tx, { id: page.id, status: switches.status }, content, { by, now });
  await recordAudit(tx, {
    action: 'landing_page.published',
    subject: { type: 'landing_page', id: page.id },
    details: {
      version,
      number,
      visible: hiddenBecause(switches).length === 0,
      ...checked,
      at_set_time: !requestId,
    },
    requestId,
  });
}
