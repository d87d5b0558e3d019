import { type Selectable, sql } from 'kysely';
import type { Experiments } from '#db/generated/types.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Experiment, ExperimentVariant } from '../contract/experiments.ts';
import { experimentAbilities, lockOf } from '../rules/experiments.ts';

type Row = Selectable<Experiments> & { exposed: boolean; decided_by_name: string | null };

/** Experiments with whether somebody has drawn a variant, and who decided. */
function selectExperiments(tx: Tx) {
  return tx
    .selectFrom('experiments as experiment')
    .leftJoin('accounts as person', 'person.id', 'experiment.decided_by')
    .leftJoin('profiles as profile', 'profile.user_id', 'experiment.decided_by')
    .selectAll('experiment')
    .select(
      sql<string | null>`coalesce(profile.full_name, person.display_name, person.email)`.as(
        'decided_by_name',
      ),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('user_assignments as a')
            .select('a.variant_id')
            .whereRef('a.experiment_id', '=', 'experiment.id'),
        )
        .$castTo<boolean>()
        .as('exposed'),
    );
}

/** Newest first. */
export async function readExperiments(tx: Tx): Promise<Experiment[]> {
  const rows = await selectExperiments(tx)
    .orderBy('experiment.created_at', 'desc')
    .orderBy('experiment.id')
    .execute();
  const variants = await readVariants(tx);
  return rows.map((row) => present(row, variants.get(row.id) ?? []));
}

/** The one with this id. Throws `not_found`. */
export async function readExperiment(tx: Tx, id: string): Promise<Experiment> {
  const row = await selectExperiments(tx).where('experiment.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return present(row, (await readVariants(tx, id)).get(id) ?? []);
}

/** The same, held until the transaction ends: whoever else changes it waits. Throws `not_found`. */
export async function lockExperiment(tx: Tx, id: string): Promise<Experiment> {
  await tx.selectFrom('experiments').select('id').where('id', '=', id).forUpdate().execute();
  return readExperiment(tx, id);
}

/** Variants in their order, by experiment. */
async function readVariants(tx: Tx, id?: string): Promise<Map<string, ExperimentVariant[]>> {
  let query = tx
    .selectFrom('experiment_variants as variant')
    .leftJoin('landing_pages as page', 'page.id', 'variant.landing_page_id')
    .select(['variant.experiment_id', 'variant.id', 'variant_name', 'traffic_weight', 'position'])
    .select(['page.id as page_id', 'page.slug', 'page.title', 'page.status', 'page.is_active'])
    .orderBy('position');
  if (id) query = query.where('variant.experiment_id', '=', id);
  const found = new Map<string, ExperimentVariant[]>();
  for (const row of await query.execute()) {
    const { experiment_id, page_id, slug, title, status, is_active, ...variant } = row;
    const is_public = is_active === true && status === 'active';
    const landing_page = page_id ? { id: page_id, slug: slug ?? '', title: title ?? '', is_public } : null;
    found.set(experiment_id, [...(found.get(experiment_id) ?? []), { ...variant, landing_page }]);
  }
  return found;
}

function present(row: Row, variants: ExperimentVariant[]): Experiment {
  const { id, name, description, traffic_percentage, goal_event, status, version } = row;
  return {
    ...{ id, name, description, traffic_percentage, goal_event, status, version },
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    decision:
      row.decision && row.decided_at
        ? {
            kind: row.decision,
            winner_variant_id: row.winner_variant_id,
            note: row.decision_note,
            by: row.decided_by_name,
            at: row.decided_at.toISOString(),
          }
        : null,
    variants,
    locked: lockOf(status, row.exposed),
    abilities: experimentAbilities(status, row.exposed),
  };
}
