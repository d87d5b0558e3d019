-- Views and their ends. Called by app.record_traffic (traffic.sql) alone, which holds the turn; `_at` is later than every
-- row, so the rows with this moment are those of the batch.

-- Most views are of visitors who were never here before, and these are added up by kind before they are taken apart into
-- the ten figures that each counts in. For the others app.count_returning looks at what they saw earlier. What a batch
-- costs is mostly the beginning of its statements, which is why they are few and small.
create or replace function app.record_views(_at timestamptz, _kinds text[], _tested boolean, _ids uuid[],
  _visitors uuid[], _sessions uuid[], _users uuid[], _kind_of integer[], _loads integer[], _alone boolean[],
  _sinces double precision[], _since double precision) returns void
language plpgsql set search_path = ''
as $$
declare
  _day date := (_at at time zone 'America/New_York')::date;
  _earliest timestamptz := to_timestamp(_since);
  -- Of each view: 0 it was counted before, 1 its visitor is new, 2 they were here before or come several times.
  _news integer[];
begin
  -- One view per visit and page, and one per event: the first stays. Every visitor is asked for apart: a join could be
  -- planned, while the table is empty, as a look through all of it. So could a moment until which: the plan would then
  -- go by the moment, through all of the month. `_earliest` leaves months out before the look begins, the visitor's own
  -- moment the rest.
  _news := array(
    select case when before.same then 0 when told.alone and before.views = 0 then 1 else 2 end
    from unnest(_ids, _visitors, _sessions, _kind_of, _alone, _sinces)
      with ordinality as told (id, visitor_id, session_id, kind, alone, since, place)
    cross join lateral (
      select count(*) as views, coalesce(bool_or(old.id = told.id
        or old.session_id = told.session_id and old.landing_page_id = _kinds[told.kind][1]::uuid), false) as same
      from public.page_views old
      where old.visitor_id = told.visitor_id and old.created_at >= to_timestamp(told.since)
        and old.created_at >= _earliest
    ) before
    order by told.place);

  insert into public.page_views (id, visitor_id, session_id, user_id, landing_page_id, experiment_id, variant_id,
    utm_source, utm_medium, utm_campaign, utm_content, utm_term, referrer, user_agent, device_type, browser,
    page_load_time, created_at)
  select told.id, told.visitor_id, told.session_id, told.user_id, _kinds[kind][1]::uuid, _kinds[kind][2]::uuid,
    _kinds[kind][3]::uuid, _kinds[kind][4], _kinds[kind][5], _kinds[kind][6], _kinds[kind][7], _kinds[kind][8],
    _kinds[kind][9], _kinds[kind][10], _kinds[kind][11], _kinds[kind][12], told.page_load_time, _at
  from unnest(_ids, _visitors, _sessions, _users, _kind_of, _loads, _news)
    as told (id, visitor_id, session_id, user_id, kind, page_load_time, news)
  where news > 0;

  if 1 = any (_news) then
    with figures as materialized (
      select key.dimension, key.value, page.page, sum(new.views)::bigint as views
      from (
        select kind, count(*) as views from unnest(_kind_of, _news) as told (kind, news) where news = 1 group by kind
      ) new
      cross join lateral (values
        ('all', ''),
        ('device_type', coalesce(_kinds[kind][11], '')),
        ('browser', coalesce(_kinds[kind][12], '')),
        ('source', coalesce(_kinds[kind][4], '') || '|' || coalesce(_kinds[kind][5], '') || '|'
          || coalesce(_kinds[kind][6], '')),
        ('referrer', coalesce(_kinds[kind][9], ''))) as key (dimension, value)
      cross join lateral (values (_kinds[kind][1]::uuid), ('00000000-0000-0000-0000-000000000000'::uuid)) as page (page)
      where page.page is not null
      group by 1, 2, 3
    ), rolled as (
      insert into public.visit_rollups as r (dimension, value, landing_page_id, day, views, visitors, bounces, seconds)
      select dimension, value, page, _day, views, views, 0, 0 from figures
      on conflict (landing_page_id, dimension, day, value) do update
        set views = r.views + excluded.views, visitors = r.visitors + excluded.visitors
    )
    insert into public.performance_metrics as m (landing_page_id, metric_date, page_views, unique_visitors)
    select page, _day, views, views from figures
    where dimension = 'all' and page <> '00000000-0000-0000-0000-000000000000'
    on conflict (landing_page_id, metric_date) do update
      set page_views = m.page_views + excluded.page_views, unique_visitors = m.unique_visitors + excluded.unique_visitors;
  end if;
  if 2 = any (_news) then
    perform app.count_returning(_at, array(
      select distinct visitor_id from unnest(_visitors, _news) as told (visitor_id, news) where news = 2));
  end if;
  if _tested then
    perform app.join_experiments(_at);
  end if;
end
$$;
revoke all on function app.record_views(timestamptz, text[], boolean, uuid[], uuid[], uuid[], uuid[], integer[],
  integer[], boolean[], double precision[], double precision) from public;
grant execute on function app.record_views(timestamptz, text[], boolean, uuid[], uuid[], uuid[], uuid[], integer[],
  integer[], boolean[], double precision[], double precision) to rumo_system;

-- The batch's views of visitors who were here before, or who have several in it.
create or replace function app.count_returning(_at timestamptz, _visitors uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  with who as materialized (
    select visitor_id, app.visitor_since(visitor_id) as since from unnest(_visitors) as w (visitor_id)
  ), fresh as materialized (
    select new.visitor_id, new.dimension, new.value, new.page, new.day, count(*) as views
    from who
    cross join lateral (
      select * from app.view_keys where visitor_id = who.visitor_id and created_at = _at
    ) new
    group by 1, 2, 3, 4, 5
  ), earlier as materialized (
    select old.visitor_id, old.dimension, old.value, old.page, old.day
    from who
    cross join lateral (
      select * from app.view_keys
      where visitor_id = who.visitor_id and created_at >= who.since and created_at < _at
    ) old
    group by 1, 2, 3, 4, 5
  ), counted as materialized (
    select f.dimension, f.value, f.page, f.day, f.views, e.previous, coalesce(e.today, false) as today
    from fresh f
    left join (
      select earlier.visitor_id, earlier.dimension, earlier.value, earlier.page,
        max(earlier.day) filter (where earlier.day < now_on.day) as previous,
        bool_or(earlier.day = now_on.day) as today
      from earlier cross join (select day from fresh limit 1) now_on
      group by 1, 2, 3, 4
    ) e using (visitor_id, dimension, value, page)
  ), figures as materialized (
    select dimension, value, page, day, sum(views)::bigint as views, count(*) filter (where not today) as visitors
    from counted group by 1, 2, 3, 4
  ), returns as materialized (
    select dimension, value, page, day, previous, count(*) as visitors
    from counted where not today and previous is not null group by 1, 2, 3, 4, 5
  ), rolled as (
    insert into public.visit_rollups as r (dimension, value, landing_page_id, day, views, visitors, bounces, seconds)
    select dimension, value, page, day, views, visitors, 0, 0 from figures
    on conflict (landing_page_id, dimension, day, value) do update
      set views = r.views + excluded.views, visitors = r.visitors + excluded.visitors
  ), paired as (
    insert into public.visit_returns as r (dimension, value, landing_page_id, day, previous_day, visitors)
    select dimension, value, page, day, previous, visitors from returns
    on conflict (landing_page_id, dimension, value, day, previous_day) do update
      set visitors = r.visitors + excluded.visitors
  ), told as (
    -- Other rows than those of `rolled`: a previous day is before today.
    update public.visit_rollups r set returned = r.returned + back.visitors
    from returns back
    where r.landing_page_id = back.page and r.dimension = back.dimension and r.day = back.previous
      and r.value = back.value
  )
  insert into public.performance_metrics as m (landing_page_id, metric_date, page_views, unique_visitors)
  select page, day, views, visitors from figures
  where dimension = 'all' and page <> '00000000-0000-0000-0000-000000000000'
  on conflict (landing_page_id, metric_date) do update
    set page_views = m.page_views + excluded.page_views, unique_visitors = m.unique_visitors + excluded.unique_visitors;
end
$$;
revoke all on function app.count_returning(timestamptz, uuid[]) from public;
grant execute on function app.count_returning(timestamptz, uuid[]) to rumo_system;

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
    returning v.visitor_id, v.created_at, v.id, v.experiment_id, said.seconds - coalesce(said.was_seconds, 0) as seconds,
      (said.seconds < 10)::integer - coalesce(said.was_bounce, false)::integer as bounces,
      (said.was_bounce is null)::integer as ended
  ), figures as (
    select k.dimension, k.value, k.page, k.day, sum(c.seconds)::bigint as seconds, sum(c.bounces)::bigint as bounces
    from changed c
    cross join lateral (
      select * from app.view_keys
      where visitor_id = c.visitor_id and created_at = c.created_at and id = c.id
    ) k
    group by 1, 2, 3, 4
  ), tested as (
    -- Of an experiment, the view with which the visitor joined.
    update public.experiment_rollups r set ended = r.ended + f.ended, bounced = r.bounced + f.bounces
    from (
      select a.experiment_id, a.variant_id, (a.created_at at time zone 'America/New_York')::date as day,
        sum(c.ended)::bigint as ended, sum(c.bounces)::bigint as bounces
      from changed c
      join public.user_assignments a on a.experiment_id = c.experiment_id and a.visitor_id = c.visitor_id
        and a.created_at = c.created_at
      group by 1, 2, 3
    ) f
    where r.experiment_id = f.experiment_id and r.variant_id = f.variant_id and r.day = f.day
  )
  update public.visit_rollups r set seconds = r.seconds + f.seconds, bounces = r.bounces + f.bounces
  from figures f
  where r.landing_page_id = f.page and r.dimension = f.dimension and r.day = f.day and r.value = f.value;
end
$$;
revoke all on function app.record_leaves(timestamptz, json) from public;
grant execute on function app.record_leaves(timestamptz, json) to rumo_system;
