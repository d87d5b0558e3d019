import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { discardDraft as contract } from '../contract/landing-page-drafts.ts';
import { endedDraft } from './ended-draft.ts';
import { lockPage, staleError } from './lock-page.ts';
import { readOfficePage } from './office-pages.ts';
import { noSchedule } from './publish-draft.ts';

/** Gives the draft up, and a time at which it would have been published. Throws `not_found`, `stale`. */
export async function discardDraft(
  { params: { id }, body: { draft_version } }: Parsed<typeof contract>,
  { person, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
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
