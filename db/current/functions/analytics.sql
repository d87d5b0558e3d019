-- What the dashboard reads of the rollups, as the database adds it up: a function, so that its plans are made once for
-- each connection and not for each question. It has no more rights than its caller, whose policies hold inside. The
-- window is [_from, _until), compared with [_before, _from); `_dimension` and `_value` are the filter ('all' and '' for
-- none), `_dimensions` the breakdowns that are wanted. One line per part, event and key; per day as well for 'series'
-- and, with `_per_day`, for the others. `less` are visitors who come back later, and count on that day: of a window that
-- ends today, visitors - less is everybody once. 'twice' are those who were in the window before on two of its days.
create or replace function app.read_rollups(_page uuid, _pages uuid[], _dimension text, _value text,
  _dimensions text[], _series boolean, _per_day boolean, _before date, _from date, _until date)
returns table (part text, event text, key text, bucket date, count bigint, visitors bigint, less bigint, bounces bigint,
  revenue double precision)
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan set jit = off
  -- Few groups of many rows: to sort texts in their language's order, only to group them, is a fifth of the time.
  set enable_sort = off
as $$
begin
  if _series then
    return query
      select 'series', 'view', '', r.day, r.views, r.visitors, r.returned, r.bounces, 0::float8
      from public.visit_rollups r
      where r.landing_page_id = _page and r.dimension = _dimension and r.value = _value
        and r.day >= _before and r.day < _until
      union all
      select 'series', r.event_type, '', r.day, r.events, r.visitors, r.returned, 0, r.revenue::float8
      from public.conversion_rollups r
      where r.landing_page_id = _page and r.event_type in ('sign_up', 'subscription_started')
        and r.dimension = _dimension and r.value = _value and r.day >= _before and r.day < _until
      union all
      select 'funnel', 'view', '', case when _per_day then r.day end, 0, sum(r.visitors)::bigint,
        sum(r.returned)::bigint, 0, 0
      from public.visit_rollups r
      where r.landing_page_id = _page and r.dimension = _dimension and r.value = _value
        and r.day >= _from and r.day < _until
      group by 4
      union all
      select 'funnel', r.event_type, '', case when _per_day then r.day end, 0, sum(r.visitors)::bigint,
        sum(r.returned)::bigint, 0, 0
      from public.conversion_rollups r
      where r.landing_page_id = _page and r.dimension = _dimension and r.value = _value
        and r.day >= _from and r.day < _until
      group by 2, 4
      union all
      select 'twice', 'view', '', null, 0, coalesce(sum(r.visitors), 0)::bigint, 0, 0, 0
      from public.visit_returns r
      where r.landing_page_id = _page and r.dimension = _dimension and r.value = _value
        and r.day >= _before and r.day < _from and r.previous_day >= _before
      union all
      select 'twice', 'sign_up', '', null, 0, coalesce(sum(r.visitors), 0)::bigint, 0, 0, 0
      from public.conversion_returns r
      where r.landing_page_id = _page and r.event_type = 'sign_up' and r.dimension = _dimension and r.value = _value
        and r.day >= _before and r.day < _from and r.previous_day >= _before;
  end if;
  if _pages is not null then
    return query
      select 'page', 'view', r.landing_page_id::text, case when _per_day then r.day end, sum(r.views)::bigint,
        sum(r.visitors)::bigint, sum(r.returned)::bigint, sum(r.bounces)::bigint, 0::float8
      from public.visit_rollups r
      where r.landing_page_id = any (_pages) and r.dimension = _dimension and r.value = _value
        and r.day >= _from and r.day < _until
      group by 3, 4
      union all
      select 'page', r.event_type, r.landing_page_id::text, case when _per_day then r.day end, sum(r.events)::bigint,
        sum(r.visitors)::bigint, sum(r.returned)::bigint, 0, sum(r.revenue)::float8
      from public.conversion_rollups r
      where r.landing_page_id = any (_pages) and r.event_type in ('sign_up', 'subscription_started')
        and r.dimension = _dimension and r.value = _value and r.day >= _from and r.day < _until
      group by 2, 3, 4;
  end if;
  if _dimensions is not null then
    return query
      select r.dimension, 'view', r.value, case when _per_day then r.day end, sum(r.views)::bigint,
        sum(r.visitors)::bigint, sum(r.returned)::bigint, sum(r.bounces)::bigint, 0::float8
      from public.visit_rollups r
      where r.landing_page_id = _page and r.dimension = any (_dimensions) and r.day >= _from and r.day < _until
        and (_dimension = 'all' or r.value = _value)
      group by 1, 3, 4
      union all
      select r.dimension, r.event_type, r.value, case when _per_day then r.day end, sum(r.events)::bigint,
        sum(r.visitors)::bigint, sum(r.returned)::bigint, 0, sum(r.revenue)::float8
      from public.conversion_rollups r
      where r.landing_page_id = _page and r.event_type in ('sign_up', 'subscription_started')
        and r.dimension = any (_dimensions) and r.day >= _from and r.day < _until
        and (_dimension = 'all' or r.value = _value)
      group by 1, 2, 3, 4;
  end if;
end
$$;
revoke all on function app.read_rollups(uuid, uuid[], text, text, text[], boolean, boolean, date, date, date) from public;
grant execute on function app.read_rollups(uuid, uuid[], text, text, text[], boolean, boolean, date, date, date)
  to rumo_staff;
