-- Takes back every grant and policy, so that the files of this folder are the whole truth and nothing lingers from
-- an older version. Runs first, in the same transaction as the rest: nobody sees the state in between.
revoke all on schema app from public;
-- The logins of applicants and staff themselves may ask one question (functions/find_session.sql) and see nothing else.
grant usage on schema app to rumo_app, rumo_app_staff, rumo_anon, rumo_applicant, rumo_staff, rumo_system;

do $$
declare
  found record;
begin
  for found in
    select p.polname, c.oid::regclass as tab
    from pg_catalog.pg_policy p
    join pg_catalog.pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'public'::regnamespace
  loop
    execute format('drop policy %I on %s', found.polname, found.tab);
  end loop;
  for found in
    select c.oid::regclass as tab
    from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
  loop
    -- Taking back a table's privilege takes back the same privilege on its columns.
    execute format('revoke all on %s from public, rumo_anon, rumo_applicant, rumo_staff, rumo_system', found.tab);
  end loop;
  for found in
    select p.oid::regprocedure as func
    from pg_catalog.pg_proc p
    where p.pronamespace = 'app'::regnamespace
  loop
    execute format('revoke all on function %s from public, rumo_app, rumo_app_anon, rumo_app_staff, rumo_app_system,'
      ' rumo_anon, rumo_applicant, rumo_staff', found.func);
  end loop;
end
$$;
