-- Asked before every signed-in request, when nobody is yet known to act: who holds this session's cookie. Narrow
-- enough for two logins themselves, which may otherwise do nothing: without the cookie's digest it answers no row, and it
-- returns what the request needs and nothing else. One statement instead of a transaction of four.
-- Whether the site is under maintenance comes with it: every request has to know, and none should ask twice.
create or replace function app.find_session(_session uuid, _user uuid, _cookie_hash bytea)
returns table (created_at timestamptz, last_seen_at timestamptz, signed_in_at timestamptz, hosted_domain text, email text,
  role text, maintenance boolean)
language sql stable security definer set search_path = ''
as $$
  select s.created_at, s.last_seen_at, s.signed_in_at, s.hosted_domain, a.email, coalesce(r.role, 'user'), coalesce((
      select setting_value = 'true' from public.system_settings where setting_key = 'maintenance_mode'), false)
  from public.sessions s
  join public.accounts a on a.id = s.user_id
  left join public.user_roles r on r.user_id = a.id
  where s.id = _session and s.user_id = _user and s.cookie_hash = _cookie_hash
    and s.ended_at is null and a.deactivated_at is null
$$;
alter function app.find_session(uuid, uuid, bytea) owner to rumo_system;
revoke all on function app.find_session(uuid, uuid, bytea) from public;
grant execute on function app.find_session(uuid, uuid, bytea) to rumo_app, rumo_app_staff;
