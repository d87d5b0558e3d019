-- What visitors do; called by app.record_traffic (traffic.sql) alone, which holds the turn. What comes from a page names it; what the server saw (a sign-up) names nobody's page: it counts for
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
  ), who as materialized (
    select visitor_id, day, app.visitor_since(visitor_id) as since from (select distinct visitor_id, day from fresh) w
  ), earlier as materialized (
    select old.visitor_id, old.event_type, old.dimension, old.value, old.page,
      max(old.day) filter (where old.day < who.day) as previous, bool_or(old.day = who.day) as today
    from who
    cross join lateral (
      select * from app.conversion_keys
      where visitor_id = who.visitor_id and created_at >= who.since and created_at < _at
    ) old
    group by 1, 2, 3, 4, 5
  ), counted as materialized (
    select f.*, e.previous, coalesce(e.today, false) as today
    from fresh f left join earlier e using (visitor_id, event_type, dimension, value, page)
  ), figures as materialized (
    select event_type, dimension, value, page, day, sum(events)::bigint as events,
      count(*) filter (where not today) as visitors, sum(revenue) as revenue
    from counted group by 1, 2, 3, 4, 5
  ), returns as materialized (
    select event_type, dimension, value, page, day, previous, count(*) as visitors
    from counted where not today and previous is not null group by 1, 2, 3, 4, 5, 6
  ), rolled as (
    insert into public.conversion_rollups as r (event_type, dimension, value, landing_page_id, day, events, visitors,
      revenue)
    select event_type, dimension, value, page, day, events, visitors, revenue from figures
    on conflict (landing_page_id, event_type, dimension, day, value) do update
      set events = r.events + excluded.events, visitors = r.visitors + excluded.visitors,
        revenue = r.revenue + excluded.revenue
  ), paired as (
    insert into public.conversion_returns as r (event_type, dimension, value, landing_page_id, day, previous_day, visitors)
    select event_type, dimension, value, page, day, previous, visitors from returns
    on conflict (landing_page_id, event_type, dimension, value, day, previous_day) do update
      set visitors = r.visitors + excluded.visitors
  ), told as (
    update public.conversion_rollups r set returned = r.returned + back.visitors
    from returns back
    where r.landing_page_id = back.page and r.event_type = back.event_type and r.dimension = back.dimension
      and r.day = back.previous and r.value = back.value
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

  if exists (select from public.conversion_events where created_at = _at and experiment_id is not null) then
    perform app.count_tested(_at);
  end if;
end
$$;
revoke all on function app.record_conversions(timestamptz, json) from public;
grant execute on function app.record_conversions(timestamptz, json) to rumo_system;
