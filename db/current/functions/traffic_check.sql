-- What the figures of one day have to be, from the rows of a slice of visitors: those from _first until before _end (null:
-- until the last). Slices are small, so that each statement ends long before the limit of 15 s, whatever the day; their
-- sums are the day. Nothing here takes the counting lock: the caller reads all slices and the figures as of one moment
-- (features/traffic/server/count-day.ts). Plans are made with the slice known, and never look through other months.

-- The first visitor of each slice but the first, for `_size` visitors a slice.
create or replace function app.slices_of_visits(_day date, _size integer) returns setof uuid
language sql stable set search_path = '' set jit = off
as $$
  select visitor_id
  from (
    select visitor_id, row_number() over (order by visitor_id) - 1 as place
    from (
      select distinct visitor_id from public.page_views
      where created_at >= _day::timestamp at time zone 'America/New_York'
        and created_at < (_day + 1)::timestamp at time zone 'America/New_York'
    ) seen
  ) placed
  where place > 0 and place % _size = 0 order by 1
$$;
revoke all on function app.slices_of_visits(date, integer) from public;
grant execute on function app.slices_of_visits(date, integer) to rumo_system;

create or replace function app.slices_of_conversions(_day date, _size integer) returns setof uuid
language sql stable set search_path = '' set jit = off
as $$
  select visitor_id
  from (
    select visitor_id, row_number() over (order by visitor_id) - 1 as place
    from (
      select distinct visitor_id from public.conversion_events
      where created_at >= _day::timestamp at time zone 'America/New_York'
        and created_at < (_day + 1)::timestamp at time zone 'America/New_York'
    ) seen
  ) placed
  where place > 0 and place % _size = 0 order by 1
$$;
revoke all on function app.slices_of_conversions(date, integer) from public;
grant execute on function app.slices_of_conversions(date, integer) to rumo_system;

create or replace function app.slices_of_experiment(_experiment uuid, _size integer) returns setof uuid
language sql stable set search_path = '' set jit = off
as $$
  select visitor_id
  from (
    select visitor_id, row_number() over (order by visitor_id) - 1 as place
    from public.user_assignments where experiment_id = _experiment
  ) placed
  where place > 0 and place % _size = 0 order by 1
$$;
revoke all on function app.slices_of_experiment(uuid, integer) from public;
grant execute on function app.slices_of_experiment(uuid, integer) to rumo_system;

-- Rows without a previous day are of visit_rollups, those with one of visit_returns: pairs in which `_day` is either day.
create or replace function app.visits_of_slice(_day date, _first uuid, _end uuid) returns table (landing_page_id uuid,
  dimension text, value text, day date, previous_day date, views bigint, visitors bigint, returned bigint,
  bounces bigint, seconds bigint)
language plpgsql stable set search_path = '' set jit = off set enable_seqscan = off
as $$
begin
  return query execute $query$
    with who as materialized (
      select visitor_id, app.visitor_since(visitor_id) as since from public.page_views
      where created_at >= $2 and created_at < $3 and visitor_id >= $4 and ($5 is null or visitor_id < $5)
      group by 1
    ), seen as materialized (
      select k.page, k.dimension, k.value, count(*) filter (where k.day = $1) as views,
        count(*) filter (where k.day = $1 and k.bounce) as bounces,
        coalesce(sum(k.time_on_page) filter (where k.day = $1), 0)::bigint as seconds,
        max(k.day) filter (where k.day < $1) as previous, min(k.day) filter (where k.day > $1) as next
      from who
      cross join lateral (
        select * from app.view_keys v where v.visitor_id = who.visitor_id and v.created_at >= who.since offset 0
      ) k
      group by k.visitor_id, 1, 2, 3 having count(*) filter (where k.day = $1) > 0
    )
    select page, dimension, value, $1, null::date, sum(views)::bigint, count(*), count(next), sum(bounces)::bigint,
      sum(seconds)::bigint
    from seen group by 1, 2, 3
    union all
    select page, dimension, value, $1, previous, 0, count(*), 0, 0, 0
    from seen where previous is not null group by 1, 2, 3, 5
    union all
    select page, dimension, value, next, $1, 0, count(*), 0, 0, 0 from seen where next is not null group by 1, 2, 3, 4
  $query$ using _day, _day::timestamp at time zone 'America/New_York',
    (_day + 1)::timestamp at time zone 'America/New_York', _first, _end;
end
$$;
revoke all on function app.visits_of_slice(date, uuid, uuid) from public;
grant execute on function app.visits_of_slice(date, uuid, uuid) to rumo_system;

create or replace function app.conversions_of_slice(_day date, _first uuid, _end uuid) returns table (
  landing_page_id uuid, event_type text, dimension text, value text, day date, previous_day date, events bigint,
  visitors bigint, returned bigint, revenue numeric)
language plpgsql stable set search_path = '' set jit = off set enable_seqscan = off
as $$
begin
  return query execute $query$
    with who as materialized (
      select visitor_id, app.visitor_since(visitor_id) as since from public.conversion_events
      where created_at >= $2 and created_at < $3 and visitor_id >= $4 and ($5 is null or visitor_id < $5)
      group by 1
    ), done as materialized (
      select k.page, k.event_type, k.dimension, k.value, count(*) filter (where k.day = $1) as events,
        coalesce(sum(k.event_value) filter (where k.day = $1), 0) as revenue,
        max(k.day) filter (where k.day < $1) as previous, min(k.day) filter (where k.day > $1) as next
      from who
      cross join lateral (
        select * from app.conversion_keys c where c.visitor_id = who.visitor_id and c.created_at >= who.since offset 0
      ) k
      group by k.visitor_id, 1, 2, 3, 4 having count(*) filter (where k.day = $1) > 0
    )
    select page, event_type, dimension, value, $1, null::date, sum(events)::bigint, count(*), count(next),
      sum(revenue)::numeric(14, 2)
    from done group by 1, 2, 3, 4
    union all
    select page, event_type, dimension, value, $1, previous, 0, count(*), 0, 0
    from done where previous is not null group by 1, 2, 3, 4, 6
    union all
    select page, event_type, dimension, value, next, $1, 0, count(*), 0, 0
    from done where next is not null group by 1, 2, 3, 4, 5
  $query$ using _day, _day::timestamp at time zone 'America/New_York',
    (_day + 1)::timestamp at time zone 'America/New_York', _first, _end;
end
$$;
revoke all on function app.conversions_of_slice(date, uuid, uuid) from public;
grant execute on function app.conversions_of_slice(date, uuid, uuid) to rumo_system;
