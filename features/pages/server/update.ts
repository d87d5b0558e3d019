import type { z } from 'zod';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/pages.ts';
import type { OfficePage } from '../contract/pages.ts';
import { hiddenBecause, type PageDraft, type PageStatus } from '../rules/page-content.ts';
import { isSameDraft } from '../rules/page-drafts.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { lockPage, lockSlugs, requireFreeSlug, requireUnlocked, staleError } from './locks.ts';
import { draftOf, endedDraft, liveOf, type PageRow, readOfficePage, usesOf } from './pages.ts';
import { notePublic, writeVersion } from './versions.ts';

/**
 * Changes the fields of the form. Throws `not_found`, `stale` for an older version, `conflict` in an active experiment,
 * `invalid_input` for a taken slug.
 */
export async function updatePage(
  { params: { id }, body: { version, ...form } }: Parsed<typeof contract.updatePage>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract.updatePage>> {
  return context.transaction((tx) => changePage(tx, id, version, form, context));
}

/** Changes the two switches. Throws `not_found`, `stale` for an older version, `conflict` in an active experiment. */
export async function setVisibility(
  { params: { id }, body: { version, ...switches } }: Parsed<typeof contract.setVisibility>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract.setVisibility>> {
  return context.transaction((tx) => changePage(tx, id, version, switches, context));
}

/** The fields that change past the draft. */
type Texts = Pick<PageDraft, 'slug' | 'title' | 'meta_description'>;

type Change = Partial<Texts> & { status: PageStatus; is_active: boolean };

/** Changes a page at once, past its draft. Saving the present values changes nothing. */
async function changePage(
  tx: Tx,
  id: string,
  version: number,
  change: Change,
  { person, platform, requestId }: RequestContext<'admin'>,
): Promise<OfficePage> {
  const before = await lockPage(tx, id);
  const fields = (Object.keys(change) as (keyof Change)[]).filter((name) => change[name] !== before[name]);
  if (fields.length === 0) return readOfficePage(tx, id);
  if (before.version !== version) throw await staleError(tx, id);
  await requireUnlocked(tx, id);
  if (change.slug !== undefined && change.slug !== before.slug) {
    await lockSlugs(tx);
    await requireFreeSlug(tx, change.slug, id);
  }
  const now = platform.clock();
  const live = { ...liveOf(before), ...textsOf(change) };
  const next = before.version + 1;
  await tx
    .updateTable('landing_pages')
    .set({
      ...change,
      ...mergedDraft(before, live),
      version: next,
      updated_at: now,
      updated_by: person.userId,
    })
    .where('id', '=', id)
    .execute();
  if (!isSameDraft(liveOf(before), live))
    await writeVersion(tx, { id, ...change }, live, { by: person.userId, now });
  else if (hiddenBecause(change).length === 0) await notePublic(tx, id, now);
  await recordAudit(tx, {
    action: 'landing_page.changed',
    subject: { type: 'landing_page', id },
    details: {
      version: next,
      fields,
      status: change.status,
      is_active: change.is_active,
      from_status: before.status,
      from_is_active: before.is_active,
    },
    requestId,
  });
  return readOfficePage(tx, id);
}

/**
 * Takes the change over into the draft where the draft did not differ from the page. Without a draft its version rises too:
 * an open editor would otherwise overwrite the change unseen.
 */
function mergedDraft(before: PageRow, live: PageDraft) {
  const [was, draft] = [liveOf(before), draftOf(before)];
  if (before.draft === null) return isSameDraft(was, live) ? {} : endedDraft(before);
  const merged = { ...draft };
  for (const field of ['slug', 'title'] as const)
    if (draft[field] === was[field]) merged[field] = live[field];
  if (draft.meta_description === was.meta_description) merged.meta_description = live.meta_description;
  if (isSameDraft(merged, draft) && !isSameDraft(merged, live)) return {};
  if (isSameDraft(merged, live)) return endedDraft(before);
  return { draft: JSON.stringify(merged), draft_version: before.draft_version + 1 };
}

function textsOf({ slug, title, meta_description }: Change): Partial<Texts> {
  return {
    ...(slug !== undefined && { slug }),
    ...(title !== undefined && { title }),
    ...(meta_description !== undefined && { meta_description }),
  };
}

/** Deletes a page with its history. Throws `not_found`, `conflict` while any experiment uses it: its results name the page. */
export async function deletePage(
  { params: { id } }: Parsed<typeof contract.deletePage>,
  { requestId, transaction }: RequestContext<'admin'>,
): Promise<undefined> {
  await transaction(async (tx) => {
    const { slug } = await lockPage(tx, id);
    const experiments = (await usesOf(tx, [id])).get(id) ?? [];
    if (experiments.length > 0) {
      const details: z.input<typeof contract.pageInUse> = { experiments };
      const message = officePageTexts.deletion.inUse(experiments.map(({ name }) => name));
      throw new AppError('conflict', { message, details });
    }
    await tx.deleteFrom('landing_pages').where('id', '=', id).execute();
    await recordAudit(tx, {
      action: 'landing_page.deleted',
      subject: { type: 'landing_page', id },
      details: { slug },
      requestId,
    });
  });
}
