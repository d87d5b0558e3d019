import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/drafts.ts';
import { isSameDraft } from '../rules/page-drafts.ts';
import { lockPage, staleError } from './locks.ts';
import { draftOf, endedDraft, liveOf, readOfficePage } from './pages.ts';
import { noSchedule } from './publish.ts';

/**
 * Keeps what somebody writes. Sent again it changes nothing; in view of an older draft it is refused, whoever wrote the
 * newer one. Not recorded: nobody but admins can see it before it is published. Throws `not_found`, `stale`.
 */
export async function saveDraft(
  { params: { id }, body: { draft, draft_version } }: Parsed<typeof contract.saveDraft>,
  { person, platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.saveDraft>> {
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

/** Gives the draft up, and a time at which it would have been published. Throws `not_found`, `stale`. */
export async function discardDraft(
  { params: { id }, body: { draft_version } }: Parsed<typeof contract.discardDraft>,
  { person, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.discardDraft>> {
  return transaction(async (tx) => {
    const page = await lockPage(tx, id);
    if (page.draft === null) return readOfficePage(tx, id);
    if (page.draft_version !== draft_version) throw await staleError(tx, id);
    await tx
      .updateTable('landing_pages')
      .set({ ...endedDraft(page), ...noSchedule, updated_by: person.userId })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, {
      action: 'landing_page.draft_discarded',
      subject: { type: 'landing_page', id },
      details: { draft_version },
      requestId,
    });
    return readOfficePage(tx, id);
  });
}
