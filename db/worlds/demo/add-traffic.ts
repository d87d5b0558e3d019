import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import { addDays, dayOf } from '#features/traffic/rules/traffic.ts';

/** Browsers that came within the ninety days. */
const visitors = 5_000;
const days = 90;

/**
 * Where visitors come from and which page they land on: share of all, and how readily they act compared with the
 * average. What is left lands on the last one.
 */
const sources = [
  ['facebook', 'paid_social', 'retire_q4', 'm.facebook.com', 'retire-in-portugal', 0.33, 0.6],
  ['google', 'cpc', 'd7_visa', 'google.com', 'd7-visa-guide', 0.22, 1.4],
  ['google', 'organic', null, 'google.com', 'd7-visa-guide', 0.09, 0.9],
  ['newsletter', 'email', 'november_checklist', null, 'retire-in-portugal', 0.07, 2.4],
  ['youtube', 'referral', 'expat_channels', 'youtube.com', 'from-california', 0.07, 1.6],
  [null, null, null, 'reddit.com', 'remote-work-portugal', 0.08, 0.5],
  [null, null, null, null, 'retire-in-portugal', 0.14, 0.9],
] as const;

/** A number from 0 up to 1 by a hash of these words and of `of`, a name in the statement. */
const chance = (what: string, of: string) =>
  sql.raw(`(('x' || substr(md5('${what} ' || (${of})), 1, 8))::bit(32)::bigint / 4294967296.0)`);

/**
 * Three months of visits to the demo's landing pages, and what came of them, in two statements; then the figures. Chance
 * is a hash, so that it is the same world every time. Without the pages it is a world without visits.
 */
export async function addTraffic(tx: Transaction<DB>, now: Date): Promise<void> {
  const today = dayOf(now);
  await sql`select app.make_traffic_months(${addDays(today, -days - 1)}::date, ${addDays(today, days)}::date)`.execute(
    tx,
  );
  await addViews(tx, now);
  await addConversions(tx, now);
  await sql`select app.rebuild_rollups(${addDays(today, -days - 1)}::date, ${addDays(today, 1)}::date)`.execute(
    tx,
  );
}

/** More come every week, more by day than by night; one of six comes back within three weeks, some once more. */
async function addViews(tx: Transaction<DB>, now: Date): Promise<void> {
  const list = sources.map(([source, medium, campaign, referrer, slug, share, eager]) => ({
    source,
    medium,
    campaign,
    referrer,
    slug,
    share,
    eager,
  }));
  await sql`
    with source as (
      select list.*, page.id as page, coalesce(sum(share) over (order by place rows between unbounded preceding and 1
        preceding), 0) as low, sum(share) over (order by place) as high
      from rows from (json_to_recordset(${JSON.stringify(list)}::json) as (source text, medium text, campaign text,
        referrer text, slug text, share double precision, eager double precision)) with ordinality
        as list (source, medium, campaign, referrer, slug, share, eager, place)
      join landing_pages page using (slug)
    ), visitor as (
      select n, source.*, chance.mobile < 0.58 as mobile, chance.browser,
        ${now}::timestamptz - make_interval(secs => ${days * 86_400} * (1 - sqrt(0.08 + 0.92 * chance.moment))
          / (1 - sqrt(0.08)) + 60) as came
      from generate_series(1, ${visitors}) n
      cross join lateral (select ${chance('moment', 'n')} as moment, ${chance('mobile', 'n')} as mobile,
        ${chance('browser', 'n')} as browser, ${chance('source', 'n')} as source) chance
      join source on chance.source >= low and chance.source < high
    ), visit as (
      select visitor.*, v as of_visitor,
        came + case v when 1 then interval '0' else make_interval(secs => 86400 * (v - 1)
          * (1 + 9 * ${chance('again', 'n * 3 + v')})) end as at,
        ${chance('stay', 'n * 3 + v')} as stay
      from visitor cross join generate_series(1, 3) v
      where v = 1 or ${chance('return', 'n')} < case v when 2 then 0.16 else 0.04 end
    )
    insert into page_views (id, visitor_id, session_id, landing_page_id, utm_source, utm_medium, utm_campaign, referrer,
      user_agent, device_type, browser, page_load_time, time_on_page, bounce, created_at)
    select gen_random_uuid(),
      (lpad(to_hex((extract(epoch from came) * 1000)::bigint), 12, '0') || '7' || substr(md5('demo visitor ' || n), 1, 3)
        || '8' || substr(md5('demo visitor ' || n), 4, 15))::uuid,
      md5('demo visit ' || n || '/' || of_visitor)::uuid, page, source, medium, campaign, referrer,
      browser_name || '/131', case when mobile then 'mobile' else 'desktop' end, browser_name,
      (380 + 900 * ${chance('load', 'n')} * case when mobile then 1.6 else 1 end)::integer,
      seconds, seconds < 10, at
    from visit
    cross join lateral (select
      case when mobile and visit.browser < 0.62 or not mobile and visit.browser < 0.3 then 'Safari'
        when visit.browser < 0.9 then 'Chrome' when visit.browser < 0.96 then 'Firefox' else 'Other' end as browser_name,
      case when stay < 0.41 then (1 + 8.9 * stay / 0.41)::integer else (10 + 300 * power(stay - 0.41, 2))::integer
        end as seconds) kept
    where at < ${now}`.execute(tx);
}

/** Of each step some take the next; who came by the newsletter sooner than who came by an advertisement. */
async function addConversions(tx: Transaction<DB>, now: Date): Promise<void> {
  const eager = JSON.stringify(
    sources.map(([source, medium, , referrer, , , factor]) => ({ source, medium, referrer, factor })),
  );
  await sql`
    with viewer as (
      select distinct on (visitor_id) v.*, list.factor, hashtextextended(visitor_id::text, 0) as n
      from page_views v
      join json_to_recordset(${eager}::json) as list (source text, medium text, referrer text, factor double precision)
        on list.source is not distinct from v.utm_source and list.medium is not distinct from v.utm_medium
          and list.referrer is not distinct from v.referrer
      order by visitor_id, created_at desc
    ), step as (
      select viewer.*, event_type, place, minutes
      from viewer
      cross join (values ('cta_click', 2, 1, 0.052), ('sign_up', 3, 4, 0.34), ('application_started', 4, 30, 0.62),
        ('checkout_started', 5, 2900, 0.38), ('subscription_started', 6, 2903, 0.68)) as steps (event_type, place,
        minutes, share)
      cross join lateral (select bool_and(${chance('step', 'taken.name || n')} < taken.share
          * case taken.place when 2 then factor else 1 end) as reached
        from (values ('cta_click', 2, 0.052), ('sign_up', 3, 0.34), ('application_started', 4, 0.62),
          ('checkout_started', 5, 0.38), ('subscription_started', 6, 0.68)) as taken (name, place, share)
        where taken.place <= steps.place) so_far
      where reached
    )
    insert into conversion_events (visitor_id, session_id, landing_page_id, event_type, event_value, currency,
      conversion_funnel_step, utm_source, utm_medium, utm_campaign, referrer, device_type, browser, created_at)
    select visitor_id, session_id, landing_page_id, event_type, paid, case when paid is not null then 'USD' end, place,
      utm_source, utm_medium, utm_campaign, referrer, device_type, browser, created_at + make_interval(mins => minutes)
    from step
    cross join lateral (select case when event_type = 'subscription_started'
      then case when ${chance('plan', 'n')} < 0.79 then 99 else 149 end end as paid) value
    where created_at + make_interval(mins => minutes) < ${now}`.execute(tx);
}
