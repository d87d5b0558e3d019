import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** An experiment that ran for 60 days, and how long its figures took to be counted from the rows (seconds). */
export interface ExperimentWorld {
  id: string;
  seconds: number;
}

/**
 * A running experiment with two variants and so many visitors over 60 days, as generate_series can: each with the view
 * with which they joined, three in four with its end, one in ten with a click, one in 50 with a sign-up, one in 200 pays.
 * The figures are then kept by the program's own rebuild.
 */
export async function makeExperimentWorld(
  connection: pg.ClientConfig,
  visitors: number,
): Promise<ExperimentWorld> {
  const client = new pg.Client(connection);
  await client.connect();
  const [experiment, ...variants] = [randomUUID(), randomUUID(), randomUUID()];
  try {
    await client.query(`set synchronous_commit = off; set work_mem = '512MB'; set jit = off;
      select app.make_traffic_months(current_date - 92, current_date + 31)`);
    await client.query('insert into experiments (id, name) values ($1, $2)', [experiment, 'Titles']);
    for (const [position, id] of variants.entries()) {
      const slug = `title-${position}`;
      await client.query(
        `with page as (insert into landing_pages (slug, title, status, is_active)
            values ($1, $1, 'active', true) returning id)
          insert into experiment_variants (id, experiment_id, variant_name, traffic_weight, landing_page_id, position)
          select $2, $3, $1, 50, id, $4 from page`,
        [slug, id, experiment, position],
      );
    }
    await client.query(
      `update experiments set status = 'active', started_at = now() - interval '60 days' where id = $1`,
      [experiment],
    );
    await client.query(
      `insert into user_assignments (experiment_id, variant_id, visitor_id, session_id, created_at)
        select $1, ($2::uuid[])[1 + i % 2], gen_random_uuid(), gen_random_uuid(),
          now() - interval '60 days' * (i::float8 / $3) from generate_series(1, $3::bigint) as i`,
      [experiment, variants, visitors],
    );
    await client.query(
      `insert into page_views (visitor_id, session_id, landing_page_id, experiment_id, variant_id, user_agent, device_type,
          browser, page_load_time, time_on_page, bounce, created_at)
        select visitor_id, session_id, landing_page_id, a.experiment_id, a.variant_id, 'Chrome/128', 'mobile', 'Chrome',
          luck * 5, case when luck < 750 then luck % 60 end, case when luck < 750 then luck % 60 < 10 end, created_at
        from (select *, (abs(uuid_hash_extended(visitor_id, 6)) % 1000)::int as luck from user_assignments) a
        join experiment_variants v on v.id = a.variant_id where a.experiment_id = $1`,
      [experiment],
    );
    await client.query(
      `insert into conversion_events (visitor_id, session_id, landing_page_id, experiment_id, variant_id, event_type,
          event_value, currency, device_type, browser, created_at)
        select visitor_id, session_id, landing_page_id, a.experiment_id, a.variant_id, event,
          case event when 'subscription_started' then 99 end, case event when 'subscription_started' then 'USD' end,
          'mobile', 'Chrome', created_at + interval '1 minute'
        from (select *, (abs(uuid_hash_extended(visitor_id, 7)) % 1000)::int as luck from user_assignments) a
        join experiment_variants v on v.id = a.variant_id
        join (values ('cta_click', 100), ('sign_up', 20), ('subscription_started', 5)) as kinds (event, most) on luck < most
        where a.experiment_id = $1`,
      [experiment],
    );
    await client.query('vacuum analyze user_assignments, page_views, conversion_events');
    const began = performance.now();
    await client.query(
      'insert into experiment_rollups select * from app.counted_experiments(array[$1::uuid])',
      [experiment],
    );
    const seconds = (performance.now() - began) / 1000;
    await client.query('vacuum analyze experiment_rollups');
    return { id: experiment ?? '', seconds };
  } finally {
    await client.end();
  }
}
