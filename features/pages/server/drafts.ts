import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/drafts.ts';
import { isSameDraft } from '../rules/page-drafts.ts';
import { lockPage, staleError } from './locks.ts';
import { draftColumns, draftOf, endedDraft, noSchedule, type PageRow, readOfficePage } from './pages.ts';

/** Saves the draft; repeating it changes nothing. Not audited: only admins see a draft. Throws `not_found`, `stale`. */
export async function saveDraft(
  { params: { id }, body: { draft, draft_version } }: Parsed<typeof contract.saveDraft>,
  { person, platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.saveDraft>> {
  return transaction(async (tx) => {
    const page = await lockPage(tx, id);
    if (isSameDraft(draft, draftOf(page))) return presentState(page);
    if (page.draft_version !== draft_version) throw await staleError(tx, id);
    const next = draftColumns(page, draft, platform.clock());
    await tx
      .updateTable('landing_pages')
      .set({ ...next, updated_by: person.userId })
      .where('id', '=', id)
      .execute();
    return presentState(next);
  });
}

const presentState = ({
  draft,
  draft_version,
  draft_saved_at,
}: Pick<PageRow, 'draft' | 'draft_version' | 'draft_saved_at'>) => ({
  draft_version,
  draft_saved_at: draft_saved_at?.toISOString() ?? null,
  has_draft: draft !== null,
});

/** Discards the draft and its scheduled publication. Throws `not_found`, `stale`. */
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
