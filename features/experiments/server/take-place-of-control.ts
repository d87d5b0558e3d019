import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';

interface Pages {
  winner: string | undefined;
  control: string | undefined;
}

/**
 * Publishes what the winner's page shows on the control's page, as a new version of it: the one before can be restored.
 * Address, title and description stay, because links, search engines and the office know the page by them; a draft that
 * waits stays too. Answers the page's id; throws `conflict` where a page is missing.
 */
export async function takePlaceOfControl(
  tx: Tx,
  { winner, control }: Pages,
  { person, platform, requestId }: RequestContext<'admin'>,
): Promise<string> {
  if (!winner || !control) throw new AppError('conflict', { message: officeExperimentTexts.pageGone });
  const now = platform.clock();
  const page = await tx
    .updateTable('landing_pages as page')
    .from('landing_pages as shown')
    .set({
      content: sql`shown.content`,
      pitch_title: sql`shown.pitch_title`,
      pitch_text: sql`shown.pitch_text`,
      primary_cta: sql`shown.primary_cta`,
      secondary_cta: sql`shown.secondary_cta`,
      version: sql`page.version + 1`,
      // By two, as when a draft ends: an editor that is open would else write the older content over this one.
      draft_version: sql`page.draft_version + 2`,
      updated_at: now,
      updated_by: person.userId,
      published_at: now,
    })
    .where('page.id', '=', control)
    .where('shown.id', '=', winner)
    .returning(['page.version', 'page.status', 'page.is_active'])
    .executeTakeFirst();
  if (!page) throw new AppError('conflict', { message: officeExperimentTexts.pageGone });
  // The page's row is held by the update: numbers of versions come one after another.
  const { rows } = await sql<{ number: number }>`
    insert into landing_page_versions (landing_page_id, number, slug, title, meta_description, content, pitch_title,
      pitch_text, primary_cta, secondary_cta, status, created_by, created_at)
    select id, (select coalesce(max(number), 0) + 1 from landing_page_versions where landing_page_id = ${control}),
      slug, title, meta_description, content, pitch_title, pitch_text, primary_cta, secondary_cta, status,
      ${person.userId}, ${now}
    from landing_pages where id = ${control} returning number`.execute(tx);
  await recordAudit(tx, {
    action: 'landing_page.published',
    subject: { type: 'landing_page', id: control },
    details: {
      version: page.version,
      number: rows[0]?.number ?? null,
      visible: page.is_active && page.status === 'active',
      winner_page_id: winner,
    },
    requestId,
  });
  return control;
}
