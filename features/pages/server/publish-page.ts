import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { publishPage as contract } from '../contract/landing-page-drafts.ts';
import { holdSlugs, lockPage, requireFreeSlug, requireUnlocked, staleError } from './lock-page.ts';
import { readOfficePage } from './office-pages.ts';
import { canPublish, checkContent, publishable, publishDraft } from './publish-draft.ts';

/**
 * The draft becomes what the public sees, once, however often it is pressed. Throws `not_found`, `stale` for an older
 * draft, `invalid_input` for a slug or title that cannot be, `conflict` in an active experiment and for unagreed errors.
 */
export async function publishPage(
  { params: { id }, body: { draft_version, show, despite_errors } }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
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
