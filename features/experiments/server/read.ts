import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { Experiments } from '#db/generated/types.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contracts from '../contract/experiments.ts';
import { experimentAbilities, type LaunchCheck, launchChecks, lockOf } from '../rules/experiments.ts';

type Row = Selectable<Experiments> & { exposed: boolean; decided_by_name: string | null };

/** With whether a visitor has drawn a variant (`exposed`), and who decided. */
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

/** Throws `not_found`. */
export async function readExperiment(tx: Tx, id: string): Promise<contracts.Experiment> {
  const row = await selectExperiments(tx).where('experiment.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return present(row, (await readVariants(tx, id)).get(id) ?? []);
}

/** The same with a lock on the row. Throws `not_found`. */
export async function lockExperiment(tx: Tx, id: string): Promise<contracts.Experiment> {
  await tx.selectFrom('experiments').select('id').where('id', '=', id).forUpdate().execute();
  return readExperiment(tx, id);
}

/** Variants in their order, by experiment. */
async function readVariants(tx: Tx, id?: string): Promise<Map<string, contracts.ExperimentVariant[]>> {
  let query = tx
    .selectFrom('experiment_variants as variant')
    .leftJoin('landing_pages as page', 'page.id', 'variant.landing_page_id')
    .select(['variant.experiment_id', 'variant.id', 'variant_name', 'traffic_weight', 'position'])
    .select(['page.id as page_id', 'page.slug', 'page.title', 'page.status', 'page.is_active'])
    .orderBy('position');
  if (id) query = query.where('variant.experiment_id', '=', id);
  const found = new Map<string, contracts.ExperimentVariant[]>();
  for (const row of await query.execute()) {
    const { experiment_id, page_id, slug, title, status, is_active, ...variant } = row;
    const is_public = is_active === true && status === 'active';
    const landing_page = page_id ? { id: page_id, slug: slug ?? '', title: title ?? '', is_public } : null;
    found.set(experiment_id, [...(found.get(experiment_id) ?? []), { ...variant, landing_page }]);
  }
  return found;
}

function present(row: Row, variants: contracts.ExperimentVariant[]): contracts.Experiment {
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

/** Newest first. */
export async function listExperiments(
  _input: unknown,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contracts.listExperiments>> {
  return transaction(async (tx) => {
    const query = selectExperiments(tx).orderBy('experiment.created_at', 'desc').orderBy('experiment.id');
    const rows = await query.execute();
    const variants = await readVariants(tx);
    return { experiments: rows.map((row) => present(row, variants.get(row.id) ?? [])) };
  });
}

/** One experiment, its launch checks and its timeline. Throws `not_found`. */
export async function getExperiment(
  { params: { id } }: Parsed<typeof contracts.getExperiment>,
  { platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contracts.getExperiment>> {
  return transaction(async (tx) => {
    const experiment = await readExperiment(tx, id);
    const checks = await checkLaunch(tx, experiment, platform.clock());
    const changes = await tx
      .selectFrom('experiment_changes as change')
      .leftJoin('accounts as person', 'person.id', 'change.changed_by')
      .leftJoin('profiles as profile', 'profile.user_id', 'change.changed_by')
      .select(['change.from_status as from', 'change.to_status as to', 'change.changed_at'])
      .select(sql<string | null>`coalesce(profile.full_name, person.display_name, person.email)`.as('by'))
      .where('change.experiment_id', '=', id)
      .orderBy('change.id', 'desc')
      .execute();
    const timeline = changes.map(({ changed_at, ...change }) => ({
      ...change,
      at: changed_at.toISOString(),
    }));
    return { experiment, checks, timeline };
  });
}

/** The pages that a variant can show, by title. */
export async function listExperimentPages(
  _input: unknown,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contracts.listExperimentPages>> {
  const pages = await transaction((tx) =>
    tx
      .selectFrom('landing_pages')
      .select(['id', 'slug', 'title'])
      .where('is_active', '=', true)
      .where('status', '=', 'active')
      .orderBy('title')
      .orderBy('slug')
      .execute(),
  );
  return { pages };
}

const day = 86_400_000;

/** The checks before this experiment starts or resumes. */
export async function checkLaunch(
  tx: Tx,
  experiment: contracts.Experiment,
  now: Date,
): Promise<LaunchCheck[]> {
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

/** `stale` with the present record. */
export function staleExperimentError(experiment: contracts.Experiment): AppError {
  const details: z.input<typeof contracts.staleExperiment> = { experiment };
  return new AppError('stale', { details });
}
