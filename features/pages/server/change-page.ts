import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { OfficePage } from '../contract/landing-page-shapes.ts';
import type { PageDraft } from '../rules/page-content.ts';
import { isSameDraft } from '../rules/page-drafts.ts';
import type { PageStatus } from '../rules/page-visibility.ts';
import { endedDraft } from './ended-draft.ts';
import { holdSlugs, lockPage, requireFreeSlug, requireUnlocked, staleError } from './lock-page.ts';
import { draftOf, liveOf, type PageRow, readOfficePage } from './office-pages.ts';
import { writeVersion } from './write-version.ts';

/** What can be changed past the draft. */
type Texts = Pick<PageDraft, 'slug' | 'title' | 'meta_description'>;
type Change = Partial<Texts> & { status: PageStatus; is_active: boolean };

/** Changes a page at once, without its draft, in view of `version`. What stands there already changes nothing. */
export async function changePage(
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
    await holdSlugs(tx);
    await requireFreeSlug(tx, change.slug, id);
  }
  const now = platform.clock();
  const live = { ...liveOf(before), ...textsOf(change) };
  const next = before.version + 1;
  await tx
    .updateTable('landing_pages')
    .set({
      ...change,
      ...followingDraft(before, live),
      version: next,
      updated_at: now,
      updated_by: person.userId,
    })
    .where('id', '=', id)
    .execute();
  if (!isSameDraft(liveOf(before), live))
    await writeVersion(tx, { id, status: change.status }, live, { by: person.userId, now });
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
 * Where the draft held the same as the page, it follows; what was written anew in it stays. Without a draft its version
 * rises all the same: an editor that is open would else write the older words over these as if it had seen them.
 */
function followingDraft(before: PageRow, live: ReturnType<typeof liveOf>) {
  const [was, draft] = [liveOf(before), draftOf(before)];
  if (before.draft === null) return isSameDraft(was, live) ? {} : endedDraft(before);
  const followed = { ...draft };
  for (const field of ['slug', 'title'] as const)
    if (draft[field] === was[field]) followed[field] = live[field];
  if (draft.meta_description === was.meta_description) followed.meta_description = live.meta_description;
  if (isSameDraft(followed, draft) && !isSameDraft(followed, live)) return {};
  if (isSameDraft(followed, live)) return endedDraft(before);
  return { draft: JSON.stringify(followed), draft_version: before.draft_version + 1 };
}

function textsOf({ slug, title, meta_description }: Change): Partial<Texts> {
  return {
    ...(slug !== undefined && { slug }),
    ...(title !== undefined && { title }),
    ...(meta_description !== undefined && { meta_description }),
  };
}
