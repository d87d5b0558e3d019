import { sql } from 'kysely';
import type { Experiment } from '#features/experiments/contract/experiments.ts';
import type { VariantTally } from '#features/experiments/server/results.ts';
import { analyticsTimeZone } from '#features/traffic/rules/traffic.ts';
import type { Tx } from '#platform/server/database.ts';

/**
 * Counts an experiment from its rows, in one statement: what `readTallies` has to say. Everybody counts once, for the variant that they drew first; what they did
 * counts from the moment they saw it, and only where it was counted for this experiment, that is while it was active.
 * Their first view bears the same moment as their draw (app.record_views), which is how it is found.
 */
export async function countResults(tx: Tx, { id, goal_event }: Experiment): Promise<VariantTally[]> {
  const { rows } = await sql<VariantTally>`
    with joined as (
      select variant_id, (created_at at time zone ${analyticsTimeZone}::text)::date as day, count(*) as visitors
      from user_assignments where experiment_id = ${id} group by 1, 2
    ), people as (
      select variant_id, sum(visitors) as visitors, jsonb_object_agg(day, visitors) as days from joined group by 1
    ), doers as (
      select a.variant_id, bool_or(c.event_type = ${goal_event}) as converted,
        bool_or(c.event_type = 'sign_up') as signed_up,
        coalesce(sum(c.event_value) filter (where c.event_type = 'subscription_started' and c.currency = 'USD'), 0)
          as revenue
      from conversion_events c
      join user_assignments a on a.experiment_id = c.experiment_id and a.visitor_id = c.visitor_id
      where c.experiment_id = ${id} and c.created_at >= a.created_at
      group by a.variant_id, a.visitor_id
    ), done as (
      select variant_id, count(*) filter (where converted) as conversions,
        count(*) filter (where signed_up) as sign_ups, sum(revenue) as revenue, sum(revenue * revenue) as revenue_squares
      from doers group by 1
    ), first_views as (
      select a.variant_id, v.bounce, -- Of a number and nothing, least() takes the number.
        case when v.page_load_time is not null then least(v.page_load_time, 30000)::float8 end as load
      from user_assignments a
      join page_views v on v.visitor_id = a.visitor_id and v.created_at = a.created_at and v.experiment_id = a.experiment_id
      where a.experiment_id = ${id}
    ), seen as (
      select variant_id, count(bounce) as left, count(*) filter (where bounce) as bounced, count(load) as loads,
        coalesce(sum(load), 0) as load_sum, coalesce(sum(load * load), 0) as load_squares
      from first_views group by 1
    )
    select k.id as variant_id, coalesce(p.visitors, 0)::float8 as visitors, coalesce(p.days, '{}') as days,
      coalesce(d.conversions, 0)::float8 as conversions, coalesce(d.sign_ups, 0)::float8 as sign_ups,
      coalesce(d.revenue, 0)::float8 as revenue, coalesce(d.revenue_squares, 0)::float8 as revenue_squares,
      coalesce(s.left, 0)::float8 as left, coalesce(s.bounced, 0)::float8 as bounced,
      coalesce(s.loads, 0)::float8 as loads, coalesce(s.load_sum, 0)::float8 as load_sum,
      coalesce(s.load_squares, 0)::float8 as load_squares
    from experiment_variants k
    left join people p on p.variant_id = k.id
    left join done d on d.variant_id = k.id
    left join seen s on s.variant_id = k.id
    where k.experiment_id = ${id}
    order by k.position`.execute(tx);
  return rows;
}
