import type { Tx } from '#platform/server/database.ts';
import type { Experiment } from '../contract/experiments.ts';
import { type LaunchCheck, launchChecks } from '../rules/experiments.ts';

const day = 86_400_000;

/** How each thing stands that must hold before this experiment starts or goes on. */
export async function checkLaunch(tx: Tx, experiment: Experiment, now: Date): Promise<LaunchCheck[]> {
  const pages = experiment.variants.flatMap(({ landing_page }) => (landing_page ? [landing_page.id] : []));
  if (pages.length === 0) return launchChecks({ ...experiment, others: [], tracked: false });
  const others = await tx
    .selectFrom('experiments as other')
    .innerJoin('experiment_variants as variant', 'variant.experiment_id', 'other.id')
    .select('other.name')
    .distinct()
    .where('other.status', '=', 'active')
    .where('other.id', '<>', experiment.id)
    .where('variant.landing_page_id', 'in', pages)
    .orderBy('other.name')
    .execute();
  const view = await tx
    .selectFrom('page_views')
    .select('landing_page_id')
    .where('landing_page_id', 'in', pages)
    .where('created_at', '>', new Date(now.getTime() - day))
    .limit(1)
    .executeTakeFirst();
  return launchChecks({ ...experiment, others: others.map(({ name }) => name), tracked: view !== undefined });
}
