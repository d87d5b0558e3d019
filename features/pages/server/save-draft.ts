import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { saveDraft as contract } from '../contract/landing-page-drafts.ts';
import { isSameDraft } from '../rules/page-drafts.ts';
import { endedDraft } from './ended-draft.ts';
import { lockPage, staleError } from './lock-page.ts';
import { draftOf, liveOf } from './office-pages.ts';

/**
 * Keeps what somebody writes. Sent again it changes nothing; in view of an older draft it is refused, whoever wrote the
 * newer one. Not recorded: nobody but admins can see it before it is published. Throws `not_found`, `stale`.
 */
export async function saveDraft(
  { params: { id }, body: { draft, draft_version } }: Parsed<typeof contract>,
  { person, platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const page = await lockPage(tx, id);
    if (isSameDraft(draft, draftOf(page)))
      return {
        draft_version: page.draft_version,
        draft_saved_at: page.draft_saved_at?.toISOString() ?? null,
        has_draft: page.draft !== null,
      };
    if (page.draft_version !== draft_version) throw await staleError(tx, id);
    const now = platform.clock();
    const next = isSameDraft(draft, liveOf(page))
      ? endedDraft(page)
      : { draft: JSON.stringify(draft), draft_saved_at: now, draft_version: page.draft_version + 1 };
    await tx
      .updateTable('landing_pages')
      .set({ ...next, updated_by: person.userId })
      .where('id', '=', id)
      .execute();
    return {
      draft_version: next.draft_version,
      draft_saved_at: next.draft_saved_at?.toISOString() ?? null,
      has_draft: next.draft !== null,
    };
  });
}
