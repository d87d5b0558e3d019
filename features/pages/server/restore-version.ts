import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { restoreVersion as contract } from '../contract/landing-page-drafts.ts';
import { isSameDraft } from '../rules/page-drafts.ts';
import { endedDraft } from './ended-draft.ts';
import { lockPage, staleError } from './lock-page.ts';
import { draftOf, liveOf, readOfficePage } from './office-pages.ts';
import { readVersion } from './read-version.ts';

/** Puts a version into the draft; the slug stays. Nothing is public by it. Throws `not_found`, `stale`. */
export async function restoreVersion(
  { params, body: { draft_version } }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const page = await lockPage(tx, params.id);
    const { number, content } = await readVersion(tx, params);
    const draft = { ...content, slug: draftOf(page).slug };
    if (isSameDraft(draft, draftOf(page))) return readOfficePage(tx, page.id);
    if (page.draft_version !== draft_version) throw await staleError(tx, page.id);
    const next = isSameDraft(draft, liveOf(page))
      ? endedDraft(page)
      : {
          draft: JSON.stringify(draft),
          draft_saved_at: platform.clock(),
          draft_version: page.draft_version + 1,
        };
    await tx
      .updateTable('landing_pages')
      .set({ ...next, updated_by: person.userId })
      .where('id', '=', page.id)
      .execute();
    await recordAudit(tx, {
      action: 'landing_page.restored',
      subject: { type: 'landing_page', id: page.id },
      details: { number },
      requestId,
    });
    return readOfficePage(tx, page.id);
  });
}
