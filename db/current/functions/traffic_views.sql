-- Views and their ends. Called by app.record_traffic (traffic.sql) alone, which holds the turn; `_at` is later than every
-- row, so the rows with this moment are those of the batch.

-- Most views are of visitors who were never here before, and these are added up by kind before they are taken apart into
-- the ten figures that each counts in. For the others app.count_returning looks at what they saw earlier.
create or replace function app.record_views(_at timestamptz, _kinds json, _ids uuid[], _visitors uuid[],
  _sessions uuid[], _users uuid[], _kind_of integer[], _loads integer[], _alone boolean[]) returns void
language plpgsql set search_path = ''
as $$
declare
  _day date := (_at at time zone 'America/New_York')::date;
  _plain integer[];
  _views bigint[];
  _returning uuid[];
  _tested boolean;
begin
  -- One view per visit and page, and one per event: the first stays. Every visitor is asked for apart, and once: a join
  -- could be planned, while the table is empty, as a look through all of it. Since when there may be rows of them is
  -- what app.visitor_since says, written out: a call of it costs as much as the look.
  with kinds as materialized (
    select * from rows from (json_to_recordset(_kinds) as (landing_page_id uuid, experiment_id uuid, variant_id uuid,
      utm_source text, utm_medium text, utm_campaign text, utm_content text, utm_term text, referrer text,
      user_agent text, device_type text, browser text)) with ordinality as k (landing_page_id, experiment_id, variant_id,
      utm_source, utm_medium, utm_campaign, utm_content, utm_term, referrer, user_agent, device_type, browser, number)
  ), new as materialized (
    select told.*, case when substr(visitor_id::text, 15, 1) = '7' then to_timestamp(
        ('x' || substr(replace(visitor_id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0) - interval '1 day'
      else '-infinity'::timestamptz end as since
    from unnest(_ids, _visitors, _sessions, _users, _kind_of, _loads, _alone)
      as told (id, visitor_id, session_id, user_id, kind, page_load_time, alone)
  ), fresh as materialized (
    select new.*, before.views as before
    from new
    join kinds k on k.number = new.kind
    cross join lateral (
      select count(*) as views, coalesce(bool_or(old.id = new.id
        or old.session_id = new.session_id and old.landing_page_id = k.landing_page_id), false) as same
      from public.page_views old
      where old.visitor_id = new.visitor_id and old.created_at >= new.since
    ) before
    where not before.same
  ), stored as (
    insert into public.page_views (id, visitor_id, session_id, landing_page_id, experiment_id, variant_id, user_id,
      utm_source, utm_medium, utm_campaign, utm_content, utm_term, referrer, user_agent, device_type, browser,
      page_load_time, created_at)
    select f.id, f.visitor_id, f.session_id, k.landing_page_id, k.experiment_id, k.variant_id, f.user_id, k.utm_source,
      k.utm_medium, k.utm_campaign, k.utm_content, k.utm_term, k.referrer, k.user_agent, k.device_type, k.browser,
      f.page_load_time, _at
    from fresh f join kinds k on k.number = f.kind
  ), plain as (
    select kind, count(*) as views from fresh where alone and before = 0 group by kind
  )
  select (select array_agg(kind order by kind) from plain), (select array_agg(views order by kind) from plain),
    (select array_agg(distinct visitor_id) from fresh where not (alone and before = 0)),
    (select exists (select from kinds where experiment_id is not null))
  into _plain, _views, _returning, _tested;

  if _plain is not null then
    with figures as materialized (
      select key.dimension, key.value, page.page, sum(p.views)::bigint as views
      from unnest(_plain, _views) as p (kind, views)
      join rows from (json_to_recordset(_kinds) as (landing_page_id uuid, utm_source text, utm_medium text,
        utm_campaign text, referrer text, device_type text, browser text)) with ordinality as k (landing_page_id,
        utm_source, utm_medium, utm_campaign, referrer, device_type, browser, number) on k.number = p.kind
      cross join lateral (values
        ('all', ''),
        ('device_type', coalesce(k.device_type, '')),
        ('browser', coalesce(k.browser, '')),
        ('source', coalesce(k.utm_source, '') || '|' || coalesce(k.utm_medium, '') || '|' || coalesce(k.utm_campaign, '')),
        ('referrer', coalesce(k.referrer, ''))) as key (dimension, value)
      cross join lateral (values (k.landing_page_id), ('00000000-0000-0000-0000-000000000000'::uuid)) as page (page)
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
  if _returning is not null then
    perform app.count_returning(_at, _returning);
  end if;
  if _tested then
    perform app.join_experiments(_at);
  end if;
end
$$;
revoke all on function app.record_views(timestamptz, json, uuid[], uuid[], uuid[], uuid[], integer[], integer[],
  boolean[]) from public;
grant execute on function app.record_views(timestamptz, json, uuid[], uuid[], uuid[], uuid[], integer[], integer[],
  boolean[]) to rumo_system;

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
