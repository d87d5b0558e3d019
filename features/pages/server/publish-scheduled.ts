import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue, type Task } from '#platform/server/jobs.ts';
import type { PublishMissed } from '../contract/landing-page-shapes.ts';
import { holdSlugs, pageWithSlug } from './lock-page.ts';
import { type PageRow, usesOf } from './office-pages.ts';
import { canPublish, checkContent, noSchedule, publishable, publishDraft } from './publish-draft.ts';

/**
 * Publishes a draft at the time that was set for it. The time is forgotten in the same transaction: it happens once,
 * however often this runs. What stands in the way by then is noted on the page for whoever looks.
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
    // Taken back, or published by hand.
    if (!page?.publish_at) return;
    const now = clock();
    if (page.publish_at > now) {
      // A later time was set, whose job replaced this one too late; or the clocks of two machines differ.
      const runAt = page.publish_at;
      await enqueue(tx, 'publish-page', { landing_page_id }, { jobKey: `publish-page:${page.id}`, runAt });
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
  const content = contentOrNothing(page);
  if (!content) return 'not_publishable';
  await holdSlugs(tx);
  if (await pageWithSlug(tx, content.slug, page.id)) return 'slug_taken';
  // Whoever set the time agreed to what was amiss then.
  const checked = await checkContent(tx, content, true);
  await publishDraft(tx, page, { content, show, by: page.publish_by, now, checked });
  return undefined;
}

function contentOrNothing(page: PageRow) {
  try {
    return publishable(page);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
