-- Runs last. The owner reads every table: only so a backup is whole on a server where nobody is above row-level security.
do $$
declare
  found text;
begin
  for found in
    select relname from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  loop
    execute format('create policy read_by_owner on public.%I for select to rumo_owner using (true)', found);
  end loop;
end
$$;

-- A table without its file here would be without row-level security; better no start than that.
do $$
declare
  bare text;
begin
  select string_agg(relname, ', ') into bare
  from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not (relrowsecurity and relforcerowsecurity);
  if bare is not null then
    raise exception 'without forced row-level security: %', bare;
  end if;
end
$$;
