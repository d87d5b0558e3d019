import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue, type Task } from '#platform/server/jobs.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/drafts.ts';
import type { PublishMissed } from '../contract/pages.ts';
import { publishTimeProblem } from '../rules/page-drafts.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { lockPage, lockSlugs, pageWithSlug, requireFreeSlug, requireUnlocked, staleError } from './locks.ts';
import { noSchedule, type PageRow, readOfficePage, usesOf } from './pages.ts';
import { canPublish, checkContent, publishable, publishDraft } from './publish.ts';

/**
 * Schedules the publication of whatever the draft contains then, replacing an earlier time. Checks as `publishPage` does.
 * Throws `not_found`, `stale`, `conflict`, `invalid_input`.
 */
export async function schedulePublish(
  {
    params: { id },
    body: { publish_at, draft_version, show, despite_errors },
  }: Parsed<typeof contract.schedulePublish>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.schedulePublish>> {
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
    await requireUnlocked(tx, id);
    const content = publishable(page);
    await requireFreeSlug(tx, content.slug, id);
    const { errors } = await checkContent(tx, content, despite_errors);
    const isSet = page.publish_at?.getTime() === publishAt.getTime() && page.publish_shows === show;
    if (isSet && errors <= (await acceptedErrors(tx, id))) return readOfficePage(tx, id);
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
    await enqueuePublication(tx, id, publishAt);
    await recordAudit(tx, {
      action: 'landing_page.scheduled',
      subject: { type: 'landing_page', id },
      details: { publish_at, shows: show, errors },
      requestId,
    });
    return readOfficePage(tx, id);
  });
}

const enqueuePublication = (tx: Tx, id: string, runAt: Date) =>
  enqueue(tx, 'publish-page', { landing_page_id: id }, { jobKey: `publish-page:${id}`, runAt });

/** Clears a scheduled or missed time; the job then finds nothing to do. Throws `not_found`. */
export async function cancelSchedule(
  { params: { id } }: Parsed<typeof contract.cancelSchedule>,
  { person, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.cancelSchedule>> {
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

/**
 * Publishes a scheduled draft. The schedule is cleared in the same transaction, so repeated runs publish once. When it
 * cannot be published, the page stores the reason.
 */
export const publishScheduled: Task<'publish-page'> = async ({ landing_page_id }, { database, clock }) => {
  await database.asSystem('publish a landing page', async (tx) => {
    const page = await tx
      .selectFrom('landing_pages')
      .selectAll()
      .where('id', '=', landing_page_id)
      .where('publish_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    // Cancelled, or published by hand.
    if (!page?.publish_at) return;
    const now = clock();
    if (page.publish_at > now) {
      // Rescheduled after this job had started, or the clocks of two machines differ.
      await enqueuePublication(tx, page.id, page.publish_at);
      return;
    }
    const missed = await publishUnlessMissed(tx, page, now);
    if (!missed) return;
    await tx
      .updateTable('landing_pages')
      .set({ ...noSchedule, publish_missed: missed })
      .where('id', '=', page.id)
      .execute();
    await recordAudit(tx, {
      action: 'landing_page.publish_missed',
      subject: { type: 'landing_page', id: page.id },
      details: { reason: missed },
    });
  });
};

async function publishUnlessMissed(tx: Tx, page: PageRow, now: Date): Promise<PublishMissed | undefined> {
  const show = page.publish_shows;
  if (!canPublish(page, show)) {
    await tx.updateTable('landing_pages').set(noSchedule).where('id', '=', page.id).execute();
    return undefined;
  }
  const uses = (await usesOf(tx, [page.id])).get(page.id) ?? [];
  if (uses.some(({ status }) => status === 'active')) return 'in_experiment';
  const content = publishableOrUndefined(page);
  if (!content) return 'not_publishable';
  await lockSlugs(tx);
  if (await pageWithSlug(tx, content.slug, page.id)) return 'slug_taken';
  const checked = await checkContent(tx, content, true);
  if (checked.errors > (await acceptedErrors(tx, page.id))) return 'not_publishable';
  await publishDraft(tx, page, { content, show, by: page.publish_by, now, checked });
  return undefined;
}

/** How many errors the admin accepted when they set the time; the draft may have been changed since. */
async function acceptedErrors(tx: Tx, id: string): Promise<number> {
  const scheduled = await tx
    .selectFrom('audit_log')
    .select('details')
    .where('subject_type', '=', 'landing_page')
    .where('subject_id', '=', id)
    .where('action', '=', 'landing_page.scheduled')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number((scheduled?.details as { errors?: number } | undefined)?.errors ?? 0);
}

function publishableOrUndefined(page: PageRow) {
  try {
    return publishable(page);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
