import type { Tx } from '#platform/server/database.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getExperimentResults } from '../contract/experiment-results.ts';
import type { Experiment } from '../contract/experiments.ts';
import { pausedFor } from '../rules/experiments.ts';
import type { VariantCounts } from '../rules/results/experiment-data.ts';
import { judge } from '../rules/results/judge.ts';
import { readExperiment } from './read-experiments.ts';
import { readTallies, type VariantTally } from './read-tallies.ts';

/** What was counted of an experiment and what it says; without what is hidden still. Throws `not_found`. */
export async function readResults(
  tx: Tx,
  id: string,
  now: Date,
): Promise<Output<typeof getExperimentResults>> {
  const experiment = await readExperiment(tx, id);
  const end = experiment.ended_at ? new Date(experiment.ended_at) : now;
  const tallies = await readTallies(tx, experiment);
  const changes = await tx
    .selectFrom('experiment_changes')
    .select(['to_status as to', 'changed_at as at'])
    .where('experiment_id', '=', id)
    .orderBy('id')
    .execute();
  const judgement = judge({
    startedAt: experiment.started_at ? new Date(experiment.started_at) : null,
    now: end,
    pausedFor: pausedFor(changes, end),
    variants: tallies.map((tally, at) => countsOf(experiment, tally, at)),
  });
  const shown = judgement.variants.every(({ figures }) => figures !== null);
  const days = [...new Set(tallies.flatMap((tally) => Object.keys(tally.days)))].sort();
  return {
    experiment,
    at: now.toISOString(),
    judgement,
    revenue: shown ? tallies.map(({ revenue }) => revenue) : null,
    daily: days.map((day) => ({ day, visitors: tallies.map((tally) => tally.days[day] ?? 0) })),
    changed_pages: await changedPages(tx, experiment),
  };
}

function countsOf(experiment: Experiment, tally: VariantTally, at: number): VariantCounts {
  const { visitors, conversions, sign_ups, revenue, revenue_squares } = tally;
  return {
    id: tally.variant_id,
    weight: experiment.variants[at]?.traffic_weight ?? 0,
    visitors,
    conversions,
    revenue: { sum: revenue, sumOfSquares: revenue_squares },
    guardrails: {
      // The goal itself is judged already.
      ...(experiment.goal_event !== 'sign_up' && { sign_up: { count: sign_ups, of: visitors } }),
      ...(tally.left > 0 && { bounce: { count: tally.bounced, of: tally.left } }),
      ...(tally.loads > 0 && {
        load_time: { count: tally.loads, sum: tally.load_sum, sumOfSquares: tally.load_squares },
      }),
    },
  };
}

/** Variants whose page was published anew between start and end: in a pause it could be. */
async function changedPages(tx: Tx, { id, started_at, ended_at }: Experiment): Promise<string[]> {
  if (!started_at) return [];
  let query = tx
    .selectFrom('experiment_variants as variant')
    .innerJoin('landing_page_versions as version', 'version.landing_page_id', 'variant.landing_page_id')
    .select('variant.id')
    .distinct()
    .where('variant.experiment_id', '=', id)
    .where('version.created_at', '>', new Date(started_at));
  if (ended_at) query = query.where('version.created_at', '<', new Date(ended_at));
  return (await query.execute()).map((row) => row.id);
}
