-- Runs last. A table without its file here would be without row-level security; better no start than that.
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
