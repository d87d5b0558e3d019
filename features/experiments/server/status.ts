import { sql } from 'kysely';
import type { z } from 'zod';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contracts from '../contract/experiments.ts';
import { type ExperimentStatus, mayLaunch } from '../rules/experiments.ts';
import { launchTexts, officeExperimentTexts } from '../texts/office-experiments.ts';
import { checkLaunch, lockExperiment, readExperiment, staleExperimentError } from './read.ts';

/**
 * Starts, resumes or pauses. Throws `not_found`, `stale` when it was changed meanwhile, and `conflict` with the failed checks or
 * for a status change that is not allowed.
 */
export async function setExperimentStatus(
  { params: { id }, body: { status, version } }: Parsed<typeof contracts.setExperimentStatus>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contracts.setExperimentStatus>> {
  return transaction(async (tx) => {
    // Starts run one after another, as in db/current/functions/experiments.sql: the second finds the first by name.
    if (status === 'active') await sql`select pg_advisory_xact_lock(7862104)`.execute(tx);
    const present = await lockExperiment(tx, id);
    if (present.status === status) return present;
    if (present.version !== version) throw staleExperimentError(present);
    const { start, resume, pause } = present.abilities;
    if (!(status === 'active' ? start || resume : pause))
      throw new AppError('conflict', { message: officeExperimentTexts.notNow });
    const at = platform.clock();
    if (status === 'active') await requireLaunchable(tx, present, at);
    await tx
      .updateTable('experiments')
      .set({ status, version: version + 1, ...(present.started_at === null && { started_at: at }) })
      .where('id', '=', id)
      .execute();
    await recordStatus(tx, { id, from: present.status, to: status, by: person.userId, at });
    await recordAudit(tx, {
      action: 'experiment.status_changed',
      subject: { type: 'experiment', id },
      details: { from: present.status, to: status, version: version + 1 },
      requestId,
    });
    return readExperiment(tx, id);
  });
}

/** Throws `conflict` with the checks unless all hold; locks the pages until the experiment runs. */
async function requireLaunchable(tx: Tx, experiment: contracts.Experiment, now: Date): Promise<void> {
  await sql`select 1 from landing_pages p join experiment_variants v on v.landing_page_id = p.id
    where v.experiment_id = ${experiment.id} order by p.id for share of p`.execute(tx);
  const checks = await checkLaunch(tx, await readExperiment(tx, experiment.id), now);
  if (mayLaunch(checks)) return;
  const details: z.input<typeof contracts.launchRefusal> = { checks };
  const message = checks
    .filter(({ state }) => state === 'failed')
    .map(({ check, names }) => launchTexts[check].failed(names))
    .join(' ');
  throw new AppError('conflict', { message, details });
}

/**
 * Ends it with a decision, for good, and publishes a winner's content at the control's address in the same transaction
 * (decision 0036). Throws `not_found`, `stale`, and `conflict` for one that did not run or a winner without a page.
 */
export async function finishExperiment(
  { params: { id }, body: { version, winner_variant_id, note } }: Parsed<typeof contracts.finishExperiment>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contracts.finishExperiment>> {
  const { person, platform, requestId, transaction } = context;
  return transaction(async (tx) => {
    const present = await lockExperiment(tx, id);
    const { decision: decided } = present;
    if (decided && decided.winner_variant_id === winner_variant_id && decided.note === note) return present;
    if (present.version !== version) throw staleExperimentError(present);
    if (!present.abilities.finish) throw new AppError('conflict', { message: officeExperimentTexts.notNow });
    const winner = present.variants.find((variant) => variant.id === winner_variant_id);
    const control = present.variants.find(({ position }) => position === 0);
    // The control is not a winner: it is kept.
    if (winner_variant_id && (!winner || winner === control))
      throw new AppError('invalid_input', { fields: { winner_variant_id: 'unknown' } });

    const at = platform.clock();
    const decision = winner ? 'winner' : 'control';
    await tx
      .updateTable('experiments')
      .set({
        status: 'completed',
        version: version + 1,
        ended_at: at,
        decision,
        winner_variant_id,
        decision_note: note,
        decided_by: person.userId,
        decided_at: at,
      })
      .where('id', '=', id)
      .execute();
    // After the update: pages of an active experiment cannot be changed.
    const page_id = winner
      ? await publishWinner(
          tx,
          { winner: winner.landing_page?.id, control: control?.landing_page?.id },
          context,
        )
      : null;
    await recordStatus(tx, { id, from: present.status, to: 'completed', by: person.userId, at });
    await recordAudit(tx, {
      action: 'experiment.finished',
      subject: { type: 'experiment', id },
      details: { from: present.status, decision, winner_variant_id, page_id, version: version + 1 },
      requestId,
    });
    return readExperiment(tx, id);
  });
}

/**
 * Publishes the winner's content as a new version of the control's page. Address, title, description and a waiting draft stay.
 * Returns the page's id; throws `conflict` where a page is missing.
 */
async function publishWinner(
  tx: Tx,
  { winner, control }: { winner: string | undefined; control: string | undefined },
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
      // By two, as when a draft ends: otherwise an open editor would overwrite it with older content.
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
  // The update locks the page's row, so version numbers are consecutive.
  const { rows } = await sql<{ number: number }>`
    insert into landing_page_versions (landing_page_id, number, slug, title, meta_description, content, pitch_title,
      pitch_text, primary_cta, secondary_cta, status, created_by, created_at, public_at)
    select id, (select coalesce(max(number), 0) + 1 from landing_page_versions where landing_page_id = ${control}),
      slug, title, meta_description, content, pitch_title, pitch_text, primary_cta, secondary_cta, status,
      ${person.userId}, ${now}, case when is_active and status = 'active' then ${now}::timestamptz end
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

/** Adds a line to the timeline. */
async function recordStatus(
  tx: Tx,
  {
    id,
    from,
    to,
    by,
    at,
  }: { id: string; from: ExperimentStatus; to: ExperimentStatus; by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('experiment_changes')
    .values({ experiment_id: id, from_status: from, to_status: to, changed_by: by, changed_at: at })
    .execute();
}
