-- The three kinds of things that are counted. Called by app.record_traffic (traffic.sql) alone, which holds the turn;
-- `_at` is later than every row, so the rows with this moment are those of the batch.

create or replace function app.record_views(_at timestamptz, _views json) returns void
language plpgsql set search_path = ''
as $$
begin
  -- One view per visit and page, and one per event: the first stays.
  insert into public.page_views (id, visitor_id, session_id, landing_page_id, experiment_id, variant_id, user_id,
    utm_source, utm_medium, utm_campaign, utm_content, utm_term, referrer, user_agent, device_type, browser,
    page_load_time, created_at)
  select new.id, new.visitor_id, new.session_id, new.landing_page_id, new.experiment_id, new.variant_id, new.user_id,
    new.utm_source, new.utm_medium, new.utm_campaign, new.utm_content, new.utm_term, new.referrer, new.user_agent,
    new.device_type, new.browser, new.page_load_time, _at
  from (
    select *, row_number() over (partition by visitor_id, session_id, landing_page_id order by place) as of_page,
      row_number() over (partition by visitor_id, id order by place) as of_event
    from rows from (json_to_recordset(_views) as (id uuid, visitor_id uuid, session_id uuid, landing_page_id uuid,
      experiment_id uuid, variant_id uuid, user_id uuid, utm_source text, utm_medium text, utm_campaign text,
      utm_content text, utm_term text, referrer text, user_agent text, device_type text, browser text,
      page_load_time integer)) with ordinality as list (id, visitor_id, session_id, landing_page_id, experiment_id,
      variant_id, user_id, utm_source, utm_medium, utm_campaign, utm_content, utm_term, referrer, user_agent,
      device_type, browser, page_load_time, place)
  ) new
  -- Asked for each visitor apart: a join could be planned, while the table is empty, as a look through all of it.
  where of_page = 1 and of_event = 1 and not (select exists (
    select from public.page_views old
    where old.visitor_id = new.visitor_id and old.created_at >= app.visitor_since(new.visitor_id)
      and (old.id = new.id or old.session_id = new.session_id and old.landing_page_id = new.landing_page_id)));

  with fresh as materialized (
    select visitor_id, dimension, value, page, day, count(*) as views
    from app.view_keys where created_at = _at group by 1, 2, 3, 4, 5
  ), earlier as materialized (
    select old.visitor_id, old.dimension, old.value, old.page, old.day
    from (select distinct visitor_id from public.page_views where created_at = _at) who
    cross join lateral (
      select * from app.view_keys
      where visitor_id = who.visitor_id and created_at >= app.visitor_since(who.visitor_id) and created_at < _at
    ) old
    group by 1, 2, 3, 4, 5
  ), counted as (
    select f.dimension, f.value, f.page, f.day, f.views, coalesce(e.previous, '-infinity') as previous,
      coalesce(e.today, false) as today
    from fresh f
    left join (
      select earlier.visitor_id, earlier.dimension, earlier.value, earlier.page,
        max(earlier.day) filter (where earlier.day < now_on.day) as previous,
        bool_or(earlier.day = now_on.day) as today
      from earlier cross join (select day from fresh limit 1) now_on
      group by 1, 2, 3, 4
    ) e using (visitor_id, dimension, value, page)
  ), figures as (
    select dimension, value, page, day, previous, sum(views)::bigint as views,
      count(*) filter (where not today) as visitors
    from counted group by 1, 2, 3, 4, 5
  ), rolled as (
    insert into public.visit_rollups as r (dimension, value, landing_page_id, day, previous_day, views, visitors, bounces,
      seconds)
    select dimension, value, page, day, previous, views, visitors, 0, 0 from figures
    on conflict (landing_page_id, dimension, day, previous_day, value) do update
      set views = r.views + excluded.views, visitors = r.visitors + excluded.visitors
  )
  insert into public.performance_metrics as m (landing_page_id, metric_date, page_views, unique_visitors)
  select page, day, sum(views), sum(visitors) from figures
  where dimension = 'all' and page <> '00000000-0000-0000-0000-000000000000' group by 1, 2
  on conflict (landing_page_id, metric_date) do update
    set page_views = m.page_views + excluded.page_views, unique_visitors = m.unique_visitors + excluded.unique_visitors;

  -- Who sees a variant takes part from now on. An experiment that was removed meanwhile has nobody to take part.
  insert into public.user_assignments as a (experiment_id, visitor_id, variant_id, session_id, user_id, created_at)
  select distinct on (v.experiment_id, v.visitor_id) v.experiment_id, v.visitor_id, v.variant_id, v.session_id,
    v.user_id, _at
  from public.page_views v
  join public.experiment_variants k on k.id = v.variant_id and k.experiment_id = v.experiment_id
  where v.created_at = _at
  order by v.experiment_id, v.visitor_id, v.id
  on conflict (experiment_id, visitor_id) do update set user_id = excluded.user_id
    where a.user_id is null and excluded.user_id is not null;
end
$$;
revoke all on function app.record_views(timestamptz, json) from public;
grant execute on function app.record_views(timestamptz, json) to rumo_system;

-- How long views were to be seen; the longest wins. A leave finds its view by the view's own event, or by visit and
-- page where that event was not counted because the visit had seen the page before.
create or replace function app.record_leaves(_at timestamptz, _leaves json) returns void
language plpgsql set search_path = ''
as $$
begin
  with said as (
    select old.visitor_id, old.created_at, old.id, old.time_on_page as was_seconds, old.bounce as was_bounce,
      max(l.seconds) as seconds
    from json_to_recordset(_leaves) as l (view_id uuid, visitor_id uuid, session_id uuid, landing_page_id uuid,
      seconds integer)
    cross join lateral (
      select * from public.page_views v
      where v.visitor_id = l.visitor_id and v.created_at >= _at - interval '2 days'
        and (v.id = l.view_id or v.session_id = l.session_id and v.landing_page_id = l.landing_page_id)
      order by v.id = l.view_id desc, v.created_at desc
      limit 1
    ) old
    group by 1, 2, 3, 4, 5
  ), changed as (
    update public.page_views v set time_on_page = said.seconds, bounce = said.seconds < 10
    from said
    where v.visitor_id = said.visitor_id and v.created_at = said.created_at and v.id = said.id
      and said.seconds > coalesce(said.was_seconds, -1)
    returning v.visitor_id, v.created_at, v.id, said.seconds - coalesce(said.was_seconds, 0) as seconds,
      (said.seconds < 10)::integer - coalesce(said.was_bounce, false)::integer as bounces
  ), figures as (
    select k.dimension, k.value, k.page, k.day, coalesce((
        select max(old.day) from app.view_keys old
        where old.visitor_id = k.visitor_id and old.created_at >= app.visitor_since(k.visitor_id)
          and old.created_at < k.day::timestamp at time zone 'America/New_York'
          and old.dimension = k.dimension and old.value = k.value and old.page = k.page
      ), '-infinity') as previous, c.seconds, c.bounces
    from changed c
    join app.view_keys k on k.visitor_id = c.visitor_id and k.created_at = c.created_at and k.id = c.id
  )
  update public.visit_rollups r set seconds = r.seconds + f.seconds, bounces = r.bounces + f.bounces
  from (
    select dimension, value, page, day, previous, sum(seconds)::bigint as seconds, sum(bounces)::bigint as bounces
    from figures group by 1, 2, 3, 4, 5
  ) f
  where r.landing_page_id = f.page and r.dimension = f.dimension and r.day = f.day and r.previous_day = f.previous
    and r.value = f.value;
end
$$;
revoke all on function app.record_leaves(timestamptz, json) from public;
grant execute on function app.record_leaves(timestamptz, json) to rumo_system;

-- What visitors do. What comes from a page names it; what the server saw (a sign-up) names nobody's page: it counts for
-- the last one that the visitor viewed within 30 days, or not at all, and once per person and type.
create or replace function app.record_conversions(_at timestamptz, _conversions json) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.conversion_events (id, visitor_id, session_id, landing_page_id, experiment_id, variant_id, user_id,
    event_type, event_value, currency, conversion_funnel_step, utm_source, utm_medium, utm_campaign, referrer,
    device_type, browser, created_at)
  select new.id, new.visitor_id, coalesce(new.session_id, seen.session_id), coalesce(new.landing_page_id,
    seen.landing_page_id), case when new.landing_page_id is null then seen.experiment_id else new.experiment_id end,
    case when new.landing_page_id is null then seen.variant_id else new.variant_id end, new.user_id, new.event_type,
    new.event_value, new.currency, new.conversion_funnel_step, seen.utm_source, seen.utm_medium, seen.utm_campaign,
    seen.referrer, coalesce(seen.device_type, new.device_type), coalesce(seen.browser, new.browser), _at
  from (
    select *, row_number() over (partition by visitor_id, id order by place) as of_event,
      row_number() over (partition by user_id, event_type order by place) as of_person
    from rows from (json_to_recordset(_conversions) as (id uuid, visitor_id uuid, session_id uuid,
      landing_page_id uuid, experiment_id uuid, variant_id uuid, user_id uuid, event_type text, event_value numeric,
      currency text, conversion_funnel_step integer, device_type text, browser text)) with ordinality as list (id,
      visitor_id, session_id, landing_page_id, experiment_id, variant_id, user_id, event_type, event_value, currency,
      conversion_funnel_step, device_type, browser, place)
  ) new
  left join lateral (
    select * from public.page_views v
    where v.visitor_id = new.visitor_id and v.created_at >= _at - interval '30 days'
      and (new.landing_page_id is null or v.landing_page_id = new.landing_page_id)
    order by v.created_at desc, v.id
    limit 1
  ) seen on true
  where of_event = 1
    and (new.landing_page_id is not null or seen.landing_page_id is not null)
    and not (select exists (
      select from public.conversion_events old
      where old.visitor_id = new.visitor_id and old.created_at >= app.visitor_since(new.visitor_id) and old.id = new.id))
    and (new.event_type = 'cta_click' or new.user_id is null or of_person = 1 and not exists (
      select from public.conversion_events old where old.user_id = new.user_id and old.event_type = new.event_type));

  with fresh as materialized (
    select visitor_id, event_type, dimension, value, page, day, count(*) as events,
      coalesce(sum(event_value), 0) as revenue
    from app.conversion_keys where created_at = _at group by 1, 2, 3, 4, 5, 6
  ), earlier as materialized (
    select old.visitor_id, old.event_type, old.dimension, old.value, old.page,
      max(old.day) filter (where old.day < who.day) as previous, bool_or(old.day = who.day) as today
    from (select distinct visitor_id, day from fresh) who
    cross join lateral (
      select * from app.conversion_keys
      where visitor_id = who.visitor_id and created_at >= app.visitor_since(who.visitor_id) and created_at < _at
    ) old
    group by 1, 2, 3, 4, 5
  ), figures as (
    select f.event_type, f.dimension, f.value, f.page, f.day, coalesce(e.previous, '-infinity') as previous,
      sum(f.events)::bigint as events, count(*) filter (where not coalesce(e.today, false)) as visitors,
      sum(f.revenue) as revenue
    from fresh f left join earlier e using (visitor_id, event_type, dimension, value, page)
    group by 1, 2, 3, 4, 5, 6
  ), rolled as (
    insert into public.conversion_rollups as r (event_type, dimension, value, landing_page_id, day, previous_day, events,
      visitors, revenue)
    select event_type, dimension, value, page, day, previous, events, visitors, revenue from figures
    on conflict (landing_page_id, event_type, dimension, day, previous_day, value) do update
      set events = r.events + excluded.events, visitors = r.visitors + excluded.visitors,
        revenue = r.revenue + excluded.revenue
  )
  insert into public.performance_metrics as m (landing_page_id, metric_date, conversions, revenue)
  select page, day, coalesce(sum(events) filter (where event_type = 'sign_up'), 0),
    coalesce(sum(revenue) filter (where event_type = 'subscription_started'), 0)
  from figures
  where dimension = 'all' and page <> '00000000-0000-0000-0000-000000000000'
    and event_type in ('sign_up', 'subscription_started')
  group by 1, 2
  on conflict (landing_page_id, metric_date) do update
    set conversions = m.conversions + excluded.conversions, revenue = m.revenue + excluded.revenue;
end
$$;
revoke all on function app.record_conversions(timestamptz, json) from public;
grant execute on function app.record_conversions(timestamptz, json) to rumo_system;
