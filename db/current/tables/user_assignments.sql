-- Which variant a visitor drew. Written by the server as system, read by admins: nothing a visitor sends becomes a
-- row by itself. Who signed in with that browser has theirs in the copy of everything (decision 0078).
alter table public.user_assignments enable row level security;
alter table public.user_assignments force row level security;

grant select (experiment_id, variant_id, session_id, user_id, created_at, visitor_id) on public.user_assignments to rumo_applicant;
create policy select_own on public.user_assignments for select to rumo_applicant
  using (user_id = (select app.user_id()));

grant select on public.user_assignments to rumo_staff;
create policy select_admin on public.user_assignments for select to rumo_staff
  using ((select app.is_admin()));

grant select, insert, update, delete on public.user_assignments to rumo_system;
create policy system_all on public.user_assignments to rumo_system using (true) with check (true);
