-- People see where they are signed in, without the digest of the cookie; sign-in alone writes.
alter table public.sessions enable row level security;
alter table public.sessions force row level security;

grant select (id, user_id, user_agent, created_at, last_seen_at, expires_at, ended_at, end_reason)
  on public.sessions to rumo_applicant;
create policy select_own on public.sessions for select to rumo_applicant
  using (user_id = (select app.user_id()));

grant select, insert, update, delete on public.sessions to rumo_system;
create policy system_all on public.sessions to rumo_system using (true) with check (true);
