import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { schedulePublish as contract } from '../contract/landing-page-drafts.ts';
import { publishTimeProblem } from '../rules/page-schedule.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { lockPage, requireFreeSlug, requireUnlocked, staleError } from './lock-page.ts';
import { readOfficePage } from './office-pages.ts';
import { canPublish, checkContent, publishable } from './publish-draft.ts';

/**
 * Sets the time at which a job publishes what the draft holds then; an earlier time is replaced. Checks what would be
 * refused now. Throws `not_found`, `stale`, `conflict`, `invalid_input`.
 */
export async function schedulePublish(
  { params: { id }, body: { publish_at, draft_version, show, despite_errors } }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  const publishAt = new Date(publish_at);
  const problem = publishTimeProblem(publishAt, platform.clock());
  if (problem) {
    const { timePast, timeTooFar } = officePageTexts.problems;
    throw new AppError('invalid_input', {
      fields: { publish_at: problem === 'past' ? timePast : timeTooFar },
    });
  }
  return transaction(async (tx) => {
    const page = await lockPage(tx, id);
    if (page.draft_version !== draft_version) throw await staleError(tx, id);
    if (!canPublish(page, show))
      throw new AppError('conflict', { message: officePageTexts.nothingToPublish });
    if (page.publish_at?.getTime() === publishAt.getTime() && page.publish_shows === show)
      return readOfficePage(tx, id);
    await requireUnlocked(tx, id);
    const content = publishable(page);
    await requireFreeSlug(tx, content.slug, id);
    await checkContent(tx, content, despite_errors);
    await tx
      .updateTable('landing_pages')
      .set({
        publish_at: publishAt,
        publish_shows: show,
        publish_by: person.userId,
        publish_missed: null,
        updated_by: person.userId,
      })
      .where('id', '=', id)
      .execute();
    await enqueue(
      tx,
      'publish-page',
      { landing_page_id: id },
      { jobKey: `publish-page:${id}`, runAt: publishAt },
    );
    await recordAudit(tx, {
      action: 'landing_page.scheduled',
      subject: { type: 'landing_page', id },
      details: { publish_at, shows: show },
      requestId,
    });
    return readOfficePage(tx, id);
  });
}
