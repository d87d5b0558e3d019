-- When the caller last proved who they are, in the session that this transaction acts for; null where that has ended. It
-- takes no argument: nobody learns it of another session. Asked within the transactions of routes with `recent`.
create or replace function app.signed_in_at() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select signed_in_at from public.sessions
  where id = nullif(current_setting('app.session_id', true), '')::uuid
    and user_id = (select app.user_id()) and ended_at is null
$$;
alter function app.signed_in_at() owner to rumo_system;
revoke all on function app.signed_in_at() from public;
grant execute on function app.signed_in_at() to rumo_applicant, rumo_staff, rumo_system;
