-- Notes of staff about a case, for staff alone: applicants have no grant at all, so no query of theirs can reach them.
-- All staff read them, each changes their own.
alter table public.application_notes enable row level security;
alter table public.application_notes force row level security;

grant select, insert (application_id, author_id, body, client_key), update (body, version, updated_at, removed_at)
  on public.application_notes to rumo_staff;
create policy select_staff on public.application_notes for select to rumo_staff
  using ((select app.staff_role()) is not null);
create policy insert_staff on public.application_notes for insert to rumo_staff
  with check ((select app.staff_role()) is not null and author_id = (select app.user_id()));
create policy update_own on public.application_notes for update to rumo_staff
  using ((select app.staff_role()) is not null and author_id = (select app.user_id()));

grant select, delete on public.application_notes to rumo_system;
create policy system_all on public.application_notes to rumo_system using (true) with check (true);
