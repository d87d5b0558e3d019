-- The figures counted again from the rows in one go, while no visit is counted: after a demo world wrote rows past the
-- counting. Beside visitors, days are compared and mended in slices instead: traffic_check.sql.

-- Visits by day and the visitor's previous day ('-infinity': none), for the days [_from, _to) and for later days whose
-- previous day lies before _to: what both tables are sums of.
create or replace function app.counted_visits(_from date, _to date) returns table (dimension text, value text,
  landing_page_id uuid, day date, previous_day date, views bigint, visitors bigint, bounces bigint, seconds bigint)
language plpgsql set search_path = '' set jit = off
as $$
begin
  return query execute $query$
    with days as (
      select visitor_id, dimension, value, page, day, count(*) as views, count(*) filter (where bounce) as bounces,
        coalesce(sum(time_on_page), 0)::bigint as seconds
      from app.view_keys where created_at >= $1 group by 1, 2, 3, 4, 5
    ), earlier as (
      select visitor_id, dimension, value, page, max(day) as day
      from app.view_keys
      where created_at < $1 and visitor_id in (select distinct visitor_id from public.page_views where created_at >= $1)
      group by 1, 2, 3, 4
    ), followed as (
      select d.*, coalesce(lag(d.day) over (partition by visitor_id, dimension, value, page order by d.day), e.day,
        '-infinity') as previous
      from days d left join earlier e using (visitor_id, dimension, value, page)
    )
    select dimension, value, page, day, previous, sum(views)::bigint, count(*), sum(bounces)::bigint, sum(seconds)::bigint
    from followed where day < $2 or previous < $2
    group by 1, 2, 3, 4, 5
  $query$ using _from::timestamp at time zone 'America/New_York', _to;
end
$$;
revoke all on function app.counted_visits(date, date) from public;
grant execute on function app.counted_visits(date, date) to rumo_system;

create or replace function app.counted_conversions(_from date, _to date) returns table (event_type text, dimension text,
  value text, landing_page_id uuid, day date, previous_day date, events bigint, visitors bigint, revenue numeric)
language plpgsql set search_path = '' set jit = off
as $$
begin
  return query execute $query$
    with days as (
      select visitor_id, event_type, dimension, value, page, day, count(*) as events,
        coalesce(sum(event_value), 0) as revenue
      from app.conversion_keys where created_at >= $1 group by 1, 2, 3, 4, 5, 6
    ), earlier as (
      select visitor_id, event_type, dimension, value, page, max(day) as day
      from app.conversion_keys
      where created_at < $1
        and visitor_id in (select distinct visitor_id from public.conversion_events where created_at >= $1)
      group by 1, 2, 3, 4, 5
    ), followed as (
      select d.*, coalesce(lag(d.day) over (partition by visitor_id, event_type, dimension, value, page order by d.day),
        e.day, '-infinity') as previous
      from days d left join earlier e using (visitor_id, event_type, dimension, value, page)
    )
    select event_type, dimension, value, page, day, previous, sum(events)::bigint, count(*), sum(revenue)::numeric(14, 2)
    from followed where day < $2 or previous < $2
    group by 1, 2, 3, 4, 5, 6
  $query$ using _from::timestamp at time zone 'America/New_York', _to;
end
$$;
revoke all on function app.counted_conversions(date, date) from public;
grant execute on function app.counted_conversions(date, date) to rumo_system;

-- Replaces the figures of the days [_from, _to), those of later days that count from a day before _to, and those of
-- every experiment that was counted in on these days.
create or replace function app.rebuild_rollups(_from date, _to date) returns void
language plpgsql set search_path = ''
as $$
declare
  _experiments uuid[];
begin
  perform pg_advisory_xact_lock(7862118);
  delete from public.visit_rollups where day >= _from and day < _to;
  delete from public.visit_returns where day >= _from and (day < _to or previous_day < _to);
  with counted as materialized (select * from app.counted_visits(_from, _to)), paired as (
    insert into public.visit_returns (dimension, value, landing_page_id, day, previous_day, visitors)
    select c.dimension, c.value, c.landing_page_id, c.day, c.previous_day, c.visitors from counted c
    where c.previous_day > '-infinity'
  )
  insert into public.visit_rollups (dimension, value, landing_page_id, day, views, visitors, bounces, seconds)
  select c.dimension, c.value, c.landing_page_id, c.day, sum(c.views), sum(c.visitors), sum(c.bounces), sum(c.seconds)
  from counted c where c.day < _to group by 1, 2, 3, 4;
  -- Days before _from may have lost or won a visitor who came back in between.
  update public.visit_rollups r set returned = s.visitors
  from (
    select d.landing_page_id, d.dimension, d.day, d.value, coalesce(sum(b.visitors), 0) as visitors
    from public.visit_rollups d
    left join public.visit_returns b on b.landing_page_id = d.landing_page_id and b.dimension = d.dimension
      and b.value = d.value and b.previous_day = d.day
    where d.day < _to
    group by 1, 2, 3, 4, d.returned having coalesce(sum(b.visitors), 0) <> d.returned
  ) s
  where r.landing_page_id = s.landing_page_id and r.dimension = s.dimension and r.day = s.day and r.value = s.value;

  delete from public.conversion_rollups where day >= _from and day < _to;
  delete from public.conversion_returns where day >= _from and (day < _to or previous_day < _to);
  with counted as materialized (select * from app.counted_conversions(_from, _to)), paired as (
    insert into public.conversion_returns (event_type, dimension, value, landing_page_id, day, previous_day, visitors)
    select c.event_type, c.dimension, c.value, c.landing_page_id, c.day, c.previous_day, c.visitors from counted c
    where c.previous_day > '-infinity'
  )
  insert into public.conversion_rollups (event_type, dimension, value, landing_page_id, day, events, visitors, revenue)
  select c.event_type, c.dimension, c.value, c.landing_page_id, c.day, sum(c.events), sum(c.visitors), sum(c.revenue)
  from counted c where c.day < _to group by 1, 2, 3, 4, 5;
  update public.conversion_rollups r set returned = s.visitors
  from (
    select d.landing_page_id, d.event_type, d.dimension, d.day, d.value, coalesce(sum(b.visitors), 0) as visitors
    from public.conversion_rollups d
    left join public.conversion_returns b on b.landing_page_id = d.landing_page_id and b.event_type = d.event_type
      and b.dimension = d.dimension and b.value = d.value and b.previous_day = d.day
    where d.day < _to
    group by 1, 2, 3, 4, 5, d.returned having coalesce(sum(b.visitors), 0) <> d.returned
  ) s
  where r.landing_page_id = s.landing_page_id and r.event_type = s.event_type and r.dimension = s.dimension
    and r.day = s.day and r.value = s.value;

  delete from public.performance_metrics where metric_date >= _from and metric_date < _to;
  insert into public.performance_metrics (landing_page_id, metric_date, page_views, unique_visitors, conversions, revenue)
  select landing_page_id, day, sum(views), sum(visitors), sum(conversions), sum(revenue)
  from (
    select landing_page_id, day, views, visitors, 0 as conversions, 0 as revenue
    from public.visit_rollups where dimension = 'all' and day >= _from and day < _to
    union all
    select landing_page_id, day, 0, 0, case event_type when 'sign_up' then events else 0 end,
      case event_type when 'subscription_started' then revenue else 0 end
    from public.conversion_rollups
    where dimension = 'all' and event_type in ('sign_up', 'subscription_started') and day >= _from and day < _to
  ) figures
  where landing_page_id <> '00000000-0000-0000-0000-000000000000'
  group by 1, 2;

  _experiments := app.experiments_of_days(_from, _to);
  delete from public.experiment_rollups where experiment_id = any (_experiments);
  insert into public.experiment_rollups
  select * from app.counted_experiments(_experiments, '00000000-0000-0000-0000-000000000000', null);
end
$$;
revoke all on function app.rebuild_rollups(date, date) from public;
grant execute on function app.rebuild_rollups(date, date) to rumo_system;
