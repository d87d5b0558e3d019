-- People see where they are signed in, without the digest of the cookie; sign-in alone writes. Admins see it too, and
-- may end a session of another person: nothing else of it, and never the other way.
alter table public.sessions enable row level security;
alter table public.sessions force row level security;

grant select (id, user_id, user_agent, created_at, last_seen_at, expires_at, ended_at, end_reason)
  on public.sessions to rumo_applicant, rumo_staff;
grant select (signed_in_at, hosted_domain) on public.sessions to rumo_applicant;
create policy select_own on public.sessions for select to rumo_applicant
  using (user_id = (select app.user_id()));
create policy select_admin on public.sessions for select to rumo_staff
  using ((select app.is_admin()));

grant update (ended_at, end_reason) on public.sessions to rumo_staff;
create policy end_admin on public.sessions for update to rumo_staff
  using ((select app.is_admin()) and user_id <> (select app.user_id()) and ended_at is null)
  with check (ended_at is not null and end_reason in ('ended_by_staff', 'role_changed'));

grant select, insert, update, delete on public.sessions to rumo_system;
create policy system_all on public.sessions to rumo_system using (true) with check (true);
