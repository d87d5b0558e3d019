-- When the person behind a session last proved who they are: before roles, settings, keys, the copy of an account and its
-- deletion it must be ten minutes ago at most. Not created_at, because signing in again keeps the session.
-- hosted_domain: the organisation whose account it is, as the provider said at that sign-in.
alter table sessions add column signed_in_at timestamptz, add column hosted_domain text
  constraint sessions_hosted_domain_length check (length(hosted_domain) <= 253);
update sessions set signed_in_at = created_at;
alter table sessions alter column signed_in_at set not null, alter column signed_in_at set default now();

-- A sign-in by somebody who is signed in and is asked to prove it.
alter table sign_in_flows add column again boolean not null default false;

-- It answers more now (db/current/functions/find_session.sql).
drop function if exists app.find_session(uuid, uuid, bytea);
