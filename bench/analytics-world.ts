import pg from 'pg';

/** Days that the views lie in, today the last: the longest window and nothing before it. */
const days = 90;
const paths = [
  'retire-in-portugal',
  'd7-visa-guide',
  'from-california',
  'remote-work-portugal',
  'compare-consulates',
];

/** How the rollups came about, and what they weigh. */
export interface AnalyticsWorld {
  rows: number;
  rollupRows: number;
  rollupBytes: number;
  seconds: { rows: number; rollups: number };
}

/**
 * Fills the database with `views` views, as generate_series can: four in five by people who come once, the others by
 * people who come back some four times on average, five pages, eight sources, six websites. One view in 25 has a click,
 * one in 100 a sign-up. The figures are then kept by the program's own rebuild.
 */
export async function makeAnalyticsWorld(
  connection: pg.ClientConfig,
  views: number,
): Promise<AnalyticsWorld> {
  const client = new pg.Client(connection);
  await client.connect();
  const run = async (text: string) => {
    const began = performance.now();
    const { rows } = await client.query(text);
    return { rows, seconds: (performance.now() - began) / 1000 };
  };
  try {
    for (const setting of [
      `synchronous_commit = off`,
      `work_mem = '512MB'`,
      `maintenance_work_mem = '512MB'`,
      'jit = off',
    ])
      await run(`set ${setting}`);
    await run(`insert into landing_pages (slug, title, status, is_active)
      select path, initcap(replace(path, '-', ' ')), 'active', true from unnest(array['${paths.join("','")}']) as path`);
    await run(`select app.make_traffic_months(current_date - ${days + 31}, current_date + 31)`);
    await run(
      'create temp table pages as select id, row_number() over (order by slug) - 1 as place from landing_pages',
    );
    const viewed =
      await run(`insert into page_views (visitor_id, session_id, landing_page_id, utm_source, utm_medium,
        utm_campaign, referrer, user_agent, device_type, browser, page_load_time, time_on_page, bounce, created_at)
      select ${visitor}, gen_random_uuid(), pages.id,
        (array[null, 'facebook', 'google', 'google', 'newsletter', 'youtube', 'facebook', 'bing'])[1 + kind % 8],
        (array[null, 'paid_social', 'cpc', 'organic', 'email', 'referral', 'social', 'cpc'])[1 + kind % 8],
        (array[null, 'retire_q1', 'd7_visa', null, 'checklist', 'expats', null, 'd7_visa'])[1 + kind % 8],
        (array[null, 'google.com', 'facebook.com', 'bing.com', 'expats.example', 'duckduckgo.com'])[1 + kind % 6],
        'Chrome/128', (array['mobile', 'desktop'])[1 + kind % 2], (array['Chrome', 'Safari', 'Firefox', 'Other'])[1 + kind % 4],
        kind, kind % 120, kind % 120 < 10, at
      from (
        select i, returns, case when returns then ${chance(2)} % ${Math.ceil(views / 20)} else i end as person,
          now() - interval '${days - 1} days' * (i::float8 / ${views}) as at, ${chance(3)} % 5 as place
        from (select i, ${chance(1)} % 5 = 0 as returns from generate_series(1, ${views}::bigint) as i) as drawn) as came
      cross join lateral (select (abs(hashint8extended(person, 4)) % 840)::int as kind) as person_is
      join pages using (place)`);
    await run(`insert into conversion_events (visitor_id, session_id, landing_page_id, event_type, event_value, currency,
        conversion_funnel_step, utm_source, utm_medium, utm_campaign, referrer, device_type, browser, created_at)
      select visitor_id, session_id, landing_page_id, event, case step when 6 then 99 end, case step when 6 then 'USD' end,
        step, utm_source, utm_medium, utm_campaign, referrer, device_type, browser, created_at + interval '1 minute' * step
      from (select *, (abs(uuid_hash_extended(id, 6)) % 1000)::int as luck from page_views) as view
      join (values ('cta_click', 2, 40), ('sign_up', 3, 10), ('application_started', 4, 6), ('checkout_started', 5, 3),
        ('subscription_started', 6, 2)) as steps (event, step, most) on luck < most
      where created_at + interval '1 minute' * step < now()`);
    await run('vacuum analyze page_views, conversion_events');
    const rolled = await run(
      `select app.rebuild_rollups((now() - interval '${days + 1} days')::date, current_date + 2)`,
    );
    await run('vacuum analyze visit_rollups, visit_returns, conversion_rollups, conversion_returns');
    const { rows } =
      await run(`select (select count(*) from visit_rollups) + (select count(*) from visit_returns)
        + (select count(*) from conversion_rollups) + (select count(*) from conversion_returns) as count,
      pg_total_relation_size('visit_rollups') + pg_total_relation_size('visit_returns')
        + pg_total_relation_size('conversion_rollups') + pg_total_relation_size('conversion_returns') as bytes,
      (select count(*) from page_views) + (select count(*) from conversion_events) as events`);
    const [size] = rows as [{ count: string; bytes: string; events: string }];
    return {
      rows: Number(size.events),
      rollupRows: Number(size.count),
      rollupBytes: Number(size.bytes),
      seconds: { rows: viewed.seconds, rollups: rolled.seconds },
    };
  } finally {
    await client.end();
  }
}

/** A number that looks random and is the same every time. */
function chance(salt: number): string {
  return `abs(hashint8extended(i, ${salt}))`;
}

/** The person's number as a uuid, spread evenly. */
const visitor = `overlay(overlay(md5('person ' || person || returns)::text placing '4' from 13 for 1) placing 'a' from 17 for 1)::uuid`;
