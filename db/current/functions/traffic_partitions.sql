-- The months of page_views and conversion_events. Only the owner of a table can add a part to it or drop one, so these
-- run as rumo_owner; they name no table but those two, and drop only what the promised 25 months are over for.
-- Parts carry row security without a policy: rows are reached through the whole alone.

-- Makes the parts of all months from one day to another, where they are missing. What fell into the part for unforeseen
-- days meanwhile moves to where it belongs.
create or replace function app.make_traffic_months(_from date, _to date) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  _whole text;
  _part text;
  _month date;
  _begin timestamptz;
  _end timestamptz;
begin
  if _to - _from > 1500 then
    raise exception 'more than four years: % to %', _from, _to;
  end if;
  foreach _whole in array array['page_views', 'conversion_events'] loop
    for _month in
      select generate_series(date_trunc('month', _from::timestamp), _to::timestamp, interval '1 month')::date
    loop
      _part := format('%s_%s', _whole, to_char(_month, 'YYYY_MM'));
      if to_regclass('public.' || _part) is not null then
        continue;
      end if;
      _begin := _month::timestamp at time zone 'UTC';
      _end := (_month + interval '1 month') at time zone 'UTC';
      -- One at a time; a transaction that waited finds the partition made.
      execute format('lock table public.%I in share update exclusive mode', _whole);
      execute format('lock table public.%I in access exclusive mode', _whole || '_default');
      if to_regclass('public.' || _part) is not null then
        continue;
      end if;
      execute format('create table public.%I (like public.%I including defaults including constraints)', _part, _whole);
      execute format('alter table public.%I enable row level security', _part);
      execute format('with moved as (delete from public.%I where created_at >= %L and created_at < %L returning *)
        insert into public.%I select * from moved', _whole, _begin, _end, _part);
      execute format('alter table public.%I force row level security', _part);
      execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)',
        _whole, _part, _begin, _end);
    end loop;
  end loop;
end
$$;
revoke all on function app.make_traffic_months(date, date) from public;
grant execute on function app.make_traffic_months(date, date) to rumo_system;

-- Drops the months whose first rows are older than the promised 25 months: no row outlives the promise, the youngest
-- ones go a month early. Returns the number of partitions dropped.
create or replace function app.drop_traffic_months() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  _part text;
  _dropped integer := 0;
begin
  for _part in
    select c.relname
    from pg_catalog.pg_inherits i
    join pg_catalog.pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('public.page_views'::regclass, 'public.conversion_events'::regclass)
      and c.relname ~ '_\d{4}_\d{2}$'
      and to_date(right(c.relname, 7), 'YYYY_MM') < now() - interval '25 months'
  loop
    execute format('drop table public.%I', _part);
    _dropped := _dropped + 1;
  end loop;
  return _dropped;
end
$$;
revoke all on function app.drop_traffic_months() from public;
grant execute on function app.drop_traffic_months() to rumo_system;
