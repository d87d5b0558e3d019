-- What is counted in experiments, by variant and by the day on which the visitors joined; everybody joins once, with the
-- first view of the variant that they drew, and what they do later is added to that day. Called by app.record_traffic's
-- parts, which hold the turn; `_at` is the moment of the batch.

-- Who sees a variant takes part from now on. An experiment that was removed meanwhile has nobody to take part. Their
-- first views are those of this batch: they bear the moment of the draw.
create or replace function app.join_experiments(_at timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  with joined as (
    insert into public.user_assignments as a (experiment_id, visitor_id, variant_id, session_id, user_id, created_at)
    select distinct on (v.experiment_id, v.visitor_id) v.experiment_id, v.visitor_id, v.variant_id, v.session_id,
      v.user_id, _at
    from public.page_views v
    join public.experiment_variants k on k.id = v.variant_id and k.experiment_id = v.experiment_id
    where v.created_at = _at
    order by v.experiment_id, v.visitor_id, v.id
    on conflict (experiment_id, visitor_id) do update set user_id = excluded.user_id
      where a.user_id is null and excluded.user_id is not null
    returning a.experiment_id, a.variant_id, a.visitor_id, a.created_at
  )
  insert into public.experiment_rollups as r (experiment_id, variant_id, day, visitors, loads, load_sum, load_squares)
  select j.experiment_id, j.variant_id, (_at at time zone 'America/New_York')::date, count(*), sum(s.loads)::bigint,
    sum(s.load_sum)::bigint, sum(s.load_squares)::bigint
  from joined j
  cross join lateral (
    select count(*) as loads, coalesce(sum(load), 0) as load_sum, coalesce(sum(load * load), 0) as load_squares
    from (
      -- Longer ones count as 30 s: longestLoadTime of features/experiments/rules/results/guardrail-margins.ts.
      select least(page_load_time, 30000)::bigint as load from public.page_views
      where visitor_id = j.visitor_id and created_at = _at and experiment_id = j.experiment_id
        and page_load_time is not null
    ) first_view
  ) s
  -- The others joined earlier, and only became known by name.
  where j.created_at = _at
  group by 1, 2
  on conflict (experiment_id, variant_id, day) do update
    set visitors = r.visitors + excluded.visitors, loads = r.loads + excluded.loads,
      load_sum = r.load_sum + excluded.load_sum, load_squares = r.load_squares + excluded.load_squares;
end
$$;
revoke all on function app.join_experiments(timestamptz) from public;
grant execute on function app.join_experiments(timestamptz) to rumo_system;

-- What takers-part did in this batch: the first time of each type counts, and all that they pay.
create or replace function app.count_tested(_at timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  with fresh as materialized (
    select c.experiment_id, c.visitor_id, c.event_type, coalesce(sum(c.event_value)
      filter (where c.event_type = 'subscription_started' and c.currency = 'USD'), 0) as paid
    from public.conversion_events c
    where c.created_at = _at and c.experiment_id is not null
    group by 1, 2, 3
  ), counted as (
    select a.experiment_id, a.variant_id, (a.created_at at time zone 'America/New_York')::date as day, f.event_type,
      f.paid, before.times = 0 as first, before.paid as paid_before
    from fresh f
    join public.user_assignments a on a.experiment_id = f.experiment_id and a.visitor_id = f.visitor_id
      and a.created_at <= _at
    cross join lateral (
      select count(*) as times, coalesce(sum(c.event_value)
        filter (where c.event_type = 'subscription_started' and c.currency = 'USD'), 0) as paid
      from public.conversion_events c
      where c.visitor_id = f.visitor_id and c.created_at >= a.created_at and c.created_at < _at
        and c.experiment_id = f.experiment_id and c.event_type = f.event_type
    ) before
  ), figures as (
    select experiment_id, variant_id, day,
      count(*) filter (where first and event_type = 'cta_click') as cta_click,
      count(*) filter (where first and event_type = 'sign_up') as sign_up,
      count(*) filter (where first and event_type = 'application_started') as application_started,
      count(*) filter (where first and event_type = 'checkout_started') as checkout_started,
      count(*) filter (where first and event_type = 'subscription_started') as subscription_started,
      sum(paid) as paid, sum(paid * (paid + 2 * paid_before)) as squares
    from counted group by 1, 2, 3
  )
  update public.experiment_rollups r set cta_click = r.cta_click + f.cta_click, sign_up = r.sign_up + f.sign_up,
    application_started = r.application_started + f.application_started,
    checkout_started = r.checkout_started + f.checkout_started,
    subscription_started = r.subscription_started + f.subscription_started, revenue = r.revenue + f.paid,
    -- (before + now)² - before²
    revenue_squares = r.revenue_squares + f.squares
  from figures f
  where r.experiment_id = f.experiment_id and r.variant_id = f.variant_id and r.day = f.day;
end
$$;
revoke all on function app.count_tested(timestamptz) from public;
grant execute on function app.count_tested(timestamptz) to rumo_system;

-- Experiments that may have been counted in on the days [_from, _to): a leave changes a view of up to two days before.
create or replace function app.experiments_of_days(_from date, _to date) returns uuid[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(e.id), '{}') from public.experiments e
  where exists (select from public.page_views v where v.experiment_id = e.id
      and v.created_at >= (_from - 2)::timestamp at time zone 'America/New_York'
      and v.created_at < _to::timestamp at time zone 'America/New_York')
    or exists (select from public.conversion_events c where c.experiment_id = e.id
      and c.created_at >= _from::timestamp at time zone 'America/New_York'
      and c.created_at < _to::timestamp at time zone 'America/New_York')
    or exists (select from public.user_assignments a where a.experiment_id = e.id
      and a.created_at >= _from::timestamp at time zone 'America/New_York'
      and a.created_at < _to::timestamp at time zone 'America/New_York')
    or exists (select from public.experiment_rollups r where r.experiment_id = e.id and r.day >= _from and r.day < _to)
$$;
revoke all on function app.experiments_of_days(date, date) from public;
grant execute on function app.experiments_of_days(date, date) to rumo_system;

-- What experiment_rollups has to hold of these experiments, from the rows; of the visitors from _first until before _end
-- (null: until the last). Sums of slices of visitors are the whole.
create or replace function app.counted_experiments(_experiments uuid[], _first uuid, _end uuid) returns setof public.experiment_rollups
language plpgsql set search_path = '' set jit = off
as $$
begin
  return query
    with joined as (
      select a.experiment_id, a.variant_id, a.visitor_id, a.created_at,
        (a.created_at at time zone 'America/New_York')::date as day
      from public.user_assignments a
      where a.experiment_id = any (_experiments) and a.visitor_id >= _first and (_end is null or a.visitor_id < _end)
    ), people as (
      select j.experiment_id, j.variant_id, j.day, count(*) as visitors from joined j group by 1, 2, 3
    ), doers as (
      select j.experiment_id, j.variant_id, j.day, j.visitor_id,
        bool_or(c.event_type = 'cta_click') as cta_click, bool_or(c.event_type = 'sign_up') as sign_up,
        bool_or(c.event_type = 'application_started') as application_started,
        bool_or(c.event_type = 'checkout_started') as checkout_started,
        bool_or(c.event_type = 'subscription_started') as subscription_started,
        coalesce(sum(c.event_value) filter (where c.event_type = 'subscription_started' and c.currency = 'USD'), 0)
          as revenue
      from joined j
      join public.conversion_events c on c.experiment_id = j.experiment_id and c.visitor_id = j.visitor_id
        and c.created_at >= j.created_at
      group by 1, 2, 3, 4
    ), done as (
      select d.experiment_id, d.variant_id, d.day, count(*) filter (where d.cta_click) as cta_click,
        count(*) filter (where d.sign_up) as sign_up,
        count(*) filter (where d.application_started) as application_started,
        count(*) filter (where d.checkout_started) as checkout_started,
        count(*) filter (where d.subscription_started) as subscription_started,
        sum(d.revenue) as revenue, sum(d.revenue * d.revenue) as revenue_squares
      from doers d group by 1, 2, 3
    ), first_views as (
      select j.experiment_id, j.variant_id, j.day, v.bounce,
        case when v.page_load_time is not null then least(v.page_load_time, 30000)::bigint end as load
      from joined j
      join public.page_views v on v.visitor_id = j.visitor_id and v.created_at = j.created_at
        and v.experiment_id = j.experiment_id
    ), seen as (
      select f.experiment_id, f.variant_id, f.day, count(f.bounce) as ended, count(*) filter (where f.bounce) as bounced,
        count(f.load) as loads, sum(f.load)::bigint as load_sum, sum(f.load * f.load)::bigint as load_squares
      from first_views f group by 1, 2, 3
    )
    select p.experiment_id, p.variant_id, p.day, p.visitors, coalesce(d.cta_click, 0), coalesce(d.sign_up, 0),
      coalesce(d.application_started, 0), coalesce(d.checkout_started, 0), coalesce(d.subscription_started, 0),
      coalesce(d.revenue, 0)::numeric(14, 2), coalesce(d.revenue_squares, 0)::numeric(30, 4), coalesce(s.ended, 0),
      coalesce(s.bounced, 0), coalesce(s.loads, 0), coalesce(s.load_sum, 0), coalesce(s.load_squares, 0)
    from people p
    left join done d using (experiment_id, variant_id, day)
    left join seen s using (experiment_id, variant_id, day);
end
$$;
revoke all on function app.counted_experiments(uuid[], uuid, uuid) from public;
grant execute on function app.counted_experiments(uuid[], uuid, uuid) to rumo_system;
