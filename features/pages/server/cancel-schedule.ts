import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { cancelSchedule as contract } from '../contract/landing-page-drafts.ts';
import { lockPage } from './lock-page.ts';
import { readOfficePage } from './office-pages.ts';
import { noSchedule } from './publish-draft.ts';

/** Forgets a time that was set or missed; the job that comes then finds nothing to do. Throws `not_found`. */
export async function cancelSchedule(
  { params: { id } }: Parsed<typeof contract>,
  { person, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const page = await lockPage(tx, id);
    if (page.publish_at === null && page.publish_missed === null) return readOfficePage(tx, id);
    await tx
      .updateTable('landing_pages')
      .set({ ...noSchedule, updated_by: person.userId })
      .where('id', '=', id)
      .execute();
    if (page.publish_at !== null)
      await recordAudit(tx, {
        action: 'landing_page.unscheduled',
        subject: { type: 'landing_page', id },
        details: { publish_at: page.publish_at.toISOString() },
        requestId,
      });
    return readOfficePage(tx, id);
  });
}
