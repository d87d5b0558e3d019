import type { z } from 'zod';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/drafts.ts';
import type { pageHasErrors } from '../contract/pages.ts';
import { pageChecks } from '../rules/page-checks.ts';
import { hiddenBecause, type PageDraft } from '../rules/page-content.ts';
import { draftFaults, isSameDraft, tidyDraft } from '../rules/page-drafts.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { lockPage, lockSlugs, requireFreeSlug, requireUnlocked, staleError } from './locks.ts';
import {
  columnsOf,
  draftOf,
  knownFigures,
  liveOf,
  noSchedule,
  type PageRow,
  readOfficePage,
} from './pages.ts';
import { notePublic, writeVersion } from './versions.ts';

const { problems } = officePageTexts;

/**
 * Publishes the draft; a repeated request publishes once. Throws `not_found`, `stale` for an older draft, `invalid_input`
 * for an invalid slug or title, `conflict` in an active experiment and for errors that were not accepted.
 */
export async function publishPage(
  { params: { id }, body: { draft_version, show, despite_errors } }: Parsed<typeof contract.publishPage>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.publishPage>> {
  return transaction(async (tx) => {
    const page = await lockPage(tx, id);
    const isRepeated = page.draft === null && page.draft_version === draft_version + 1;
    if (isRepeated && !canPublish(page, show)) return readOfficePage(tx, id);
    if (page.draft_version !== draft_version) throw await staleError(tx, id);
    if (!canPublish(page, show)) return readOfficePage(tx, id);
    await requireUnlocked(tx, id);
    const content = publishable(page);
    const checked = await checkContent(tx, content, despite_errors);
    await lockSlugs(tx);
    await requireFreeSlug(tx, content.slug, id);
    const [by, now] = [person.userId, platform.clock()];
    await publishDraft(tx, page, { content, show, by, now, checked, requestId });
    return readOfficePage(tx, id);
  });
}

/** Whether publishing would change anything. */
export const canPublish = (page: PageRow, show: boolean): boolean =>
  page.draft !== null || (show && hiddenBecause(page).length > 0);

/** The tidied draft. Throws `invalid_input` for an invalid slug or title. */
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

/** Counts the findings of `pageChecks`. Throws `conflict` for errors unless `despiteErrors`. */
export async function checkContent(tx: Tx, content: PageDraft, despiteErrors: boolean) {
  const findings = pageChecks(content, await knownFigures(tx));
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
  /** Who published it, or who scheduled it. */
  by: string | null;
  now: Date;
  checked: { errors: number; warnings: number };
  requestId?: string;
}

/** Publishes `content`. Call after `lockPage`, `requireUnlocked` and `lockSlugs` with a free slug. */
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
      // Not for the job.
      ...(requestId && { updated_by: by }),
    })
    .where('id', '=', page.id)
    .execute();
  const number = isSameDraft(liveOf(page), content)
    ? null
    : await writeVersion(tx, { id: page.id, ...switches }, content, { by, now });
  const visible = hiddenBecause(switches).length === 0;
  if (visible && number === null) await notePublic(tx, page.id, now);
  await recordAudit(tx, {
    action: 'landing_page.published',
    subject: { type: 'landing_page', id: page.id },
    details: {
      version,
      number,
      visible,
      ...checked,
      at_set_time: !requestId,
    },
    requestId,
  });
}
