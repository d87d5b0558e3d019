-- The figures counted anew from the rows: after rows were written past the counting (a demo world, a restored backup),
-- and to see at night whether anything differs.

-- What visit_rollups has to hold for the days [_from, _to), and for later days whose previous day lies before _to.
create or replace function app.counted_visits(_from date, _to date) returns setof public.visit_rollups
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

create or replace function app.counted_conversions(_from date, _to date) returns setof public.conversion_rollups
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

-- Writes the figures of the days [_from, _to) anew, and those of later days that count from a day before _to.
create or replace function app.rebuild_rollups(_from date, _to date) returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(7862118);
  delete from public.visit_rollups where day >= _from and (day < _to or previous_day < _to);
  insert into public.visit_rollups select * from app.counted_visits(_from, _to);
  delete from public.conversion_rollups where day >= _from and (day < _to or previous_day < _to);
  insert into public.conversion_rollups select * from app.counted_conversions(_from, _to);

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
end
$$;
revoke all on function app.rebuild_rollups(date, date) from public;
grant execute on function app.rebuild_rollups(date, date) to rumo_system;

-- How many figures of one day differ from what the rows say: 0 is what everything here is for.
create or replace function app.differing_rollups(_day date) returns bigint
language plpgsql set search_path = ''
as $$
declare
  _visits bigint;
  _conversions bigint;
begin
  perform pg_advisory_xact_lock(7862118);
  with kept as (select * from public.visit_rollups where day = _day),
    counted as (select * from app.counted_visits(_day, _day + 1) where day = _day)
  select count(*) into _visits
  from ((select * from kept except select * from counted) union all (select * from counted except select * from kept)) d;
  with kept as (select * from public.conversion_rollups where day = _day),
    counted as (select * from app.counted_conversions(_day, _day + 1) where day = _day)
  select count(*) into _conversions
  from ((select * from kept except select * from counted) union all (select * from counted except select * from kept)) d;
  return _visits + _conversions;
end
$$;
revoke all on function app.differing_rollups(date) from public;
grant execute on function app.differing_rollups(date) to rumo_system;
