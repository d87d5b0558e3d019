-- The cluster's roles. Nobody but rumo_app logs in for the program; it owns nothing, inherits nothing and takes one
-- of the four others for each transaction. Run by server/platform/schema/create-roles.ts when this text changed.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['rumo_owner', 'rumo_app', 'rumo_anon', 'rumo_applicant', 'rumo_staff', 'rumo_system'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute format('create role %I', wanted);
    end if;
  end loop;
end
$$;

alter role rumo_owner nologin inherit;
alter role rumo_app login noinherit;
alter role rumo_anon nologin;
alter role rumo_applicant nologin;
alter role rumo_staff nologin;
alter role rumo_system nologin;

grant rumo_anon, rumo_applicant, rumo_staff, rumo_system to rumo_app;
-- rumo_owner gives narrow functions to rumo_system (db/current/functions) and may see rows in data migrations.
grant rumo_system to rumo_owner;

-- Bounds on every connection of the program, also through a pooler. Screens answer within seconds or not at all;
-- a job that needs longer says so itself with set_config(..., true).
alter role rumo_app set statement_timeout = '15s';
alter role rumo_app set lock_timeout = '5s';
alter role rumo_app set idle_in_transaction_session_timeout = '30s';
