-- The cluster's roles. Nobody but the four logins rumo_app... comes in for the program. A login owns nothing, inherits
-- nothing and takes on its one role for each transaction: `set role` to another is refused, because it is no member.
-- Run by platform/server/schema/create-roles.ts when this text changed.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['rumo_owner', 'rumo_app_anon', 'rumo_app', 'rumo_app_staff', 'rumo_app_system',
    'rumo_anon', 'rumo_applicant', 'rumo_staff', 'rumo_system'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute format('create role %I', wanted);
    end if;
  end loop;
end
$$;

alter role rumo_owner nologin inherit;
alter role rumo_anon nologin;
alter role rumo_applicant nologin;
alter role rumo_staff nologin;
alter role rumo_system nologin;

do $$
declare
  pair record;
begin
  for pair in
    select * from (values
      ('rumo_app_anon', 'rumo_anon'),
      ('rumo_app', 'rumo_applicant'),
      ('rumo_app_staff', 'rumo_staff'),
      ('rumo_app_system', 'rumo_system')
    ) as pairs (login, role)
  loop
    execute format('alter role %I login noinherit', pair.login);
    execute format('grant %I to %I', pair.role, pair.login);
    -- Bounds on every connection of the program, also through a pooler. Screens answer within seconds or not at all;
    -- a job that needs longer says so itself with set_config(..., true).
    execute format('alter role %I set statement_timeout = ''15s''', pair.login);
    execute format('alter role %I set lock_timeout = ''5s''', pair.login);
    execute format('alter role %I set idle_in_transaction_session_timeout = ''30s''', pair.login);
  end loop;
end
$$;

-- Until decision 0089 rumo_app took on all four.
do $$
declare
  wider text;
begin
  for wider in
    select roleid::regrole::text from pg_catalog.pg_auth_members
    where member = 'rumo_app'::regrole and roleid::regrole::text in ('rumo_anon', 'rumo_staff', 'rumo_system')
  loop
    execute format('revoke %s from rumo_app', wider);
  end loop;
end
$$;
-- rumo_owner gives narrow functions to rumo_system (db/current/functions) and may see rows in data migrations.
grant rumo_system to rumo_owner;
