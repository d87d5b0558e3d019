-- Everyone reads the settings (upload limits, names, switches), except those whose name begins with staff_: they are for
-- staff. Admins write, in their own name.
alter table public.system_settings enable row level security;
alter table public.system_settings force row level security;

grant select (setting_key, setting_value) on public.system_settings to rumo_anon, rumo_applicant;
create policy select_public on public.system_settings for select to rumo_anon, rumo_applicant
  using (not starts_with(setting_key, 'staff_'));

grant select, insert (setting_key, setting_value, updated_by), update (setting_value, updated_by, updated_at, version)
  on public.system_settings to rumo_staff;
create policy select_staff on public.system_settings for select to rumo_staff
  using ((select app.staff_role()) is not null);
create policy insert_admin on public.system_settings for insert to rumo_staff
  with check ((select app.is_admin()) and updated_by = (select app.user_id()));
create policy update_admin on public.system_settings for update to rumo_staff
  using ((select app.is_admin())) with check (updated_by = (select app.user_id()));

grant select on public.system_settings to rumo_system;
-- The policy reaches further than the grant: with it the owner can fill a demo world.
create policy system_all on public.system_settings to rumo_system using (true) with check (true);
