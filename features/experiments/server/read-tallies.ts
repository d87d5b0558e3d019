import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { Experiment } from '../contract/experiments.ts';

/** What was counted of one variant. */
export interface VariantTally {
  variant_id: string;
  visitors: number;
  conversions: number;
  sign_ups: number;
  revenue: number;
  revenue_squares: number;
  /** Visitors whose first visit in the test has a time of leaving, and how many of them left at once. */
  left: number;
  bounced: number;
  loads: number;
  load_sum: number;
  load_squares: number;
  /** Who joined, by day. */
  days: Record<string, number>;
}

/**
 * What was counted of an experiment, in the order of its variants. Everybody counts once, for the variant that they drew
 * first; what they did counts from the moment they saw it, and only where it was counted for this experiment, that is
 * while it was active. The figures are kept with every event, by the day on which visitors joined
 * (db/current/functions/traffic_experiments.sql): it takes as long after a million visitors as after a hundred.
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
