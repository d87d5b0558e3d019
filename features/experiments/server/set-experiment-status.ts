import { sql } from 'kysely';
import type { z } from 'zod';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { setExperimentStatus as contract, Experiment, launchRefusal } from '../contract/experiments.ts';
import { mayLaunch } from '../rules/experiments.ts';
import { launchTexts, officeExperimentTexts } from '../texts/office-experiments.ts';
import { checkLaunch } from './check-launch.ts';
import { lockExperiment, readExperiment } from './read-experiments.ts';
import { recordStatus } from './record-status.ts';
import { staleExperimentError } from './stale-experiment.ts';

/**
 * Starts, resumes or pauses. Throws `not_found`, `stale` when somebody changed it since the caller looked, `conflict`
 * with the checks when something stands in the way of a start, and for a step that its status does not allow.
 */
export async function setExperimentStatus(
  { params: { id }, body: { status, version } }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    if (status === 'active') await waitForStarts(tx);
    const present = await lockExperiment(tx, id);
    if (present.status === status) return present;
    if (present.version !== version) throw staleExperimentError(present);
    const { start, resume, pause } = present.abilities;
    if (!(status === 'active' ? start || resume : pause))
      throw new AppError('conflict', { message: officeExperimentTexts.notNow });
    const at = platform.clock();
    if (status === 'active') await holdLaunch(tx, present, at);
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

/** Starts come one after another, as in db/current/functions/experiments.sql: the second one finds the first by name. */
async function waitForStarts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7862104)`.execute(tx);
}

/** Throws `conflict` with the checks unless all hold. The pages stay as they are until the experiment runs. */
async function holdLaunch(tx: Tx, experiment: Experiment, now: Date): Promise<void> {
  await sql`select 1 from landing_pages p join experiment_variants v on v.landing_page_id = p.id
    where v.experiment_id = ${experiment.id} order by p.id for share of p`.execute(tx);
  const checks = await checkLaunch(tx, await readExperiment(tx, experiment.id), now);
  if (mayLaunch(checks)) return;
  const details: z.input<typeof launchRefusal> = { checks };
  const message = checks
    .filter(({ state }) => state === 'failed')
    .map(({ check, names }) => launchTexts[check].failed(names))
    .join(' ');
  throw new AppError('conflict', { message, details });
}
