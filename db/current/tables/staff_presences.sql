-- Which member of staff has which case or conversation open. Each says so in their own name, all staff see it.
alter table public.staff_presences enable row level security;
alter table public.staff_presences force row level security;

grant select, insert (subject_type, subject_id, staff_id), update (seen_at), delete
  on public.staff_presences to rumo_staff;
create policy select_staff on public.staff_presences for select to rumo_staff
  using ((select app.staff_role()) is not null);
create policy insert_own on public.staff_presences for insert to rumo_staff
  with check ((select app.staff_role()) is not null and staff_id = (select app.user_id()));
create policy update_own on public.staff_presences for update to rumo_staff
  using ((select app.staff_role()) is not null and staff_id = (select app.user_id()));
create policy delete_own on public.staff_presences for delete to rumo_staff
  using ((select app.staff_role()) is not null and staff_id = (select app.user_id()));

grant select, delete on public.staff_presences to rumo_system;
create policy system_all on public.staff_presences to rumo_system using (true) with check (true);
