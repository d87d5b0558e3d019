import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { byteOrderMark, csvLine } from '#platform/shared/csv.ts';
import type * as contracts from '../contract/experiment-results.ts';
import type { Experiment } from '../contract/experiments.ts';
import { pausedFor } from '../rules/experiments.ts';
import type { VariantCounts } from '../rules/results/experiment-data.ts';
import { judge } from '../rules/results/judge.ts';
import { experimentResultColumns, officeExperimentResultTexts } from '../texts/office-experiment-results.ts';
import { readExperiment } from './read.ts';

/** Throws `not_found`. */
export async function getExperimentResults(
  { params }: Parsed<typeof contracts.getExperimentResults>,
  { platform, readFigures }: RequestContext<'admin'>,
): Promise<Output<typeof contracts.getExperimentResults>> {
  return readFigures((tx) => readResults(tx, params.id, platform.clock()));
}

/** The results as CSV, one line per variant, audited first. */
export async function exportExperimentResults(
  { params }: Parsed<typeof contracts.exportExperimentResults>,
  { platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Response> {
  const now = platform.clock();
  const { experiment, judgement, revenue } = await transaction(async (tx) => {
    const results = await readResults(tx, params.id, now);
    await recordAudit(tx, {
      action: 'experiment.exported',
      subject: { type: 'experiment', id: params.id },
      details: { rows: results.experiment.variants.length, status: results.experiment.status },
      requestId,
    });
    return results;
  });
  const lines = experiment.variants.map((variant, at) => {
    const counted = judgement.variants[at];
    const figures = counted?.figures;
    const shown = (value: number | null | undefined) =>
      figures ? (value ?? '') : officeExperimentResultTexts.hidden;
    return csvLine([
      experiment.name,
      variant.variant_name,
      variant.landing_page?.slug ?? '',
      variant.traffic_weight,
      experiment.goal_event,
      counted?.visitors ?? 0,
      counted?.conversions ?? 0,
      shown(figures?.rate),
      shown(figures?.interval.low),
      shown(figures?.interval.high),
      shown(figures?.comparison?.chance),
      shown(figures?.comparison?.expectedLoss),
      shown(revenue?.[at]),
    ]);
  });
  const day = now.toISOString().slice(0, 10);
  return new Response(byteOrderMark + csvLine(experimentResultColumns) + lines.join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="experiment-${day}.csv"`,
      'Cache-Control': 'no-store',
      'Rumo-Rows': String(lines.length),
    },
  });
}

/** Counts and judgement, without hidden figures. Throws `not_found`. */
export async function readResults(
  tx: Tx,
  id: string,
  now: Date,
): Promise<Output<typeof contracts.getExperimentResults>> {
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
      // The goal itself is judged by the verdict.
      ...(experiment.goal_event !== 'sign_up' && { sign_up: { count: sign_ups, of: visitors } }),
      ...(tally.left > 0 && { bounce: { count: tally.bounced, of: tally.left } }),
      ...(tally.loads > 0 && {
        load_time: { count: tally.loads, sum: tally.load_sum, sumOfSquares: tally.load_squares },
      }),
    },
  };
}

/** Variants whose page was published again between start and end, in a pause. */
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

export interface VariantTally {
  variant_id: string;
  visitors: number;
  conversions: number;
  sign_ups: number;
  revenue: number;
  revenue_squares: number;
  /** Visitors whose first visit in the test has ended, and how many of them bounced. */
  left: number;
  bounced: number;
  loads: number;
  load_sum: number;
  load_squares: number;
  /** New visitors by day. */
  days: Record<string, number>;
}

/**
 * The counts of each variant, in order. A visitor counts once, for the variant drawn first; what they did counts from the
 * moment they saw it and while the experiment was active. The rollups are updated with every event
 * (db/current/functions/traffic_experiments.sql), so the time does not grow with the number of visitors.
 */
export async function readTallies(tx: Tx, { id, goal_event }: Experiment): Promise<VariantTally[]> {
  const sum = (column: string) => sql`coalesce(sum(r.${sql.ref(column)}), 0)::float8`;
  const { rows } = await sql<VariantTally>`
    select k.id as variant_id, ${sum('visitors')} as visitors,
      coalesce(jsonb_object_agg(r.day, r.visitors) filter (where r.day is not null), '{}') as days,
      ${sum(goal_event)} as conversions, ${sum('sign_up')} as sign_ups, ${sum('revenue')} as revenue,
      ${sum('revenue_squares')} as revenue_squares, ${sum('ended')} as left, ${sum('bounced')} as bounced,
      ${sum('loads')} as loads, ${sum('load_sum')} as load_sum, ${sum('load_squares')} as load_squares
    from experiment_variants k
    left join experiment_rollups r on r.experiment_id = k.experiment_id and r.variant_id = k.id
    where k.experiment_id = ${id}
    group by k.id, k.position
    order by k.position`.execute(tx);
  return rows;
}
