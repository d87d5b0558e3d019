-- Counting what visitors do: the rows and the figures of them in one transaction, one such transaction at a time. The
-- figures are the same few rows for everybody, so batches would wait for each other in any case; with one lock from the
-- beginning nothing of a visitor changes between looking and writing, and that is what makes the figures exact.
-- All run as rumo_system, who calls them. What an event may say was checked by features/traffic/contract/traffic.ts.

-- Views with all that they count for: five dimensions, for their page and for all pages together, on a day of ours.
create or replace view app.view_keys with (security_invoker = true) as
  select v.visitor_id, v.created_at, v.id, v.time_on_page, v.bounce, key.dimension, key.value, page.page,
    (v.created_at at time zone 'America/New_York')::date as day
  from public.page_views v
  cross join lateral (values
    ('all', ''),
    ('device_type', coalesce(v.device_type, '')),
    ('browser', coalesce(v.browser, '')),
    ('source', coalesce(v.utm_source, '') || '|' || coalesce(v.utm_medium, '') || '|' || coalesce(v.utm_campaign, '')),
    ('referrer', coalesce(v.referrer, ''))) as key (dimension, value)
  cross join lateral (values (v.landing_page_id), ('00000000-0000-0000-0000-000000000000'::uuid)) as page (page)
  where page.page is not null;
alter view app.view_keys owner to rumo_system;
revoke all on app.view_keys from public;

create or replace view app.conversion_keys with (security_invoker = true) as
  select c.visitor_id, c.created_at, c.id, c.event_type, c.event_value, key.dimension, key.value, page.page,
    (c.created_at at time zone 'America/New_York')::date as day
  from public.conversion_events c
  cross join lateral (values
    ('all', ''),
    ('device_type', coalesce(c.device_type, '')),
    ('browser', coalesce(c.browser, '')),
    ('source', coalesce(c.utm_source, '') || '|' || coalesce(c.utm_medium, '') || '|' || coalesce(c.utm_campaign, '')),
    ('referrer', coalesce(c.referrer, ''))) as key (dimension, value)
  cross join lateral (values (c.landing_page_id), ('00000000-0000-0000-0000-000000000000'::uuid)) as page (page)
  where page.page is not null;
alter view app.conversion_keys owner to rumo_system;
revoke all on app.conversion_keys from public;

-- Since when there may be rows of a visitor: the first 48 bits of our ids are the moment at which they were made. It
-- spares looking through all months for a visitor who came a minute ago. A day earlier, should a clock have been wrong.
create or replace function app.visitor_since(_visitor uuid) returns timestamptz
language sql immutable set search_path = ''
as $$
  select case when substr(_visitor::text, 15, 1) = '7' then
    to_timestamp(('x' || substr(replace(_visitor::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0) - interval '1 day'
  else '-infinity'::timestamptz end
$$;
revoke all on function app.visitor_since(uuid) from public;
grant execute on function app.visitor_since(uuid) to rumo_system;

-- Takes the turn to count, and says which moment it is: later than that of every row there is, so that rows with this
-- very moment are this batch's. A clock that went back by more than five minutes is believed all the same: otherwise
-- one wrong hour in the future would stop time until then.
create or replace function app.next_traffic_moment(_now timestamptz) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  _last timestamptz;
begin
  perform pg_advisory_xact_lock(7862118);
  select greatest(
    (select max(created_at) from public.page_views where created_at >= _now and created_at < _now + interval '5 minutes'),
    (select max(created_at) from public.conversion_events
      where created_at >= _now and created_at < _now + interval '5 minutes')) into _last;
  return greatest(_now, _last + interval '1 microsecond');
end
$$;
revoke all on function app.next_traffic_moment(timestamptz) from public;
grant execute on function app.next_traffic_moment(timestamptz) to rumo_system;

-- Counts one batch. Views come as columns, with what many of them share apart: each of `_kinds` is page, experiment,
-- variant, five utm words, referrer, user agent, device and browser; `_kind_of` says which one each view has. `_tested`:
-- some of them are of experiments. `_alone`: the visitor has no other view in this batch. `_sinces`: since when, in seconds,
-- there may be rows of the visitor, as app.visitor_since has it, and `_since` the earliest of them. The lists of leaves and
-- conversions hold what TypeScript says in features/traffic/server/recorded.ts, which also takes out views that come twice
-- in one batch. Whatever repeats something that was counted already changes nothing.
create or replace function app.record_traffic(_now timestamptz, _kinds text[], _tested boolean, _ids uuid[],
  _visitors uuid[], _sessions uuid[], _users uuid[], _kind_of integer[], _loads integer[], _alone boolean[],
  _sinces double precision[], _since double precision, _leaves json, _conversions json) returns void
language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off
as $$
declare
  _at timestamptz := app.next_traffic_moment(_now);
begin
  if _kinds is not null then
    perform app.record_views(_at, _kinds, _tested, _ids, _visitors, _sessions, _users, _kind_of, _loads, _alone,
      _sinces, _since);
  end if;
  if _leaves is not null then
    perform app.record_leaves(_at, _leaves);
  end if;
  if _conversions is not null then
    perform app.record_conversions(_at, _conversions);
  end if;
end
$$;
revoke all on function app.record_traffic(timestamptz, text[], boolean, uuid[], uuid[], uuid[], uuid[], integer[],
  integer[], boolean[], double precision[], double precision, json, json) from public;
grant execute on function app.record_traffic(timestamptz, text[], boolean, uuid[], uuid[], uuid[], uuid[], integer[],
  integer[], boolean[], double precision[], double precision, json, json) to rumo_system;
