-- What people tell about themselves. They alone write it; staff read.
alter table public.profiles enable row level security;
alter table public.profiles force row level security;

grant select,
  insert (user_id, full_name, phone, nationality, current_location),
  update (full_name, phone, nationality, current_location, updated_at)
  on public.profiles to rumo_applicant;
create policy select_own on public.profiles for select to rumo_applicant
  using (user_id = (select app.user_id()));
create policy insert_own on public.profiles for insert to rumo_applicant
  with check (user_id = (select app.user_id()));
create policy update_own on public.profiles for update to rumo_applicant
  using (user_id = (select app.user_id()));

grant select on public.profiles to rumo_staff;
create policy select_staff on public.profiles for select to rumo_staff
  using ((select app.staff_role()) is not null);

grant select, insert, update, delete on public.profiles to rumo_system;
create policy system_all on public.profiles to rumo_system using (true) with check (true);
